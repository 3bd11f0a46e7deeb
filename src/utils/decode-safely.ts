/** Part of an address as it reads; what somebody has broken (`%`, `%E4`) stands as it is. */
export const decodeSafely = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
