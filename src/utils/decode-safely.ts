/** A part of an address, decoded; a broken escape (`%`, `%E4`) is left as it is. */
export const decodeSafely = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
