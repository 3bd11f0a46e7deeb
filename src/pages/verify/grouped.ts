/** `3FA9 01C7 …`: hexadecimal digits as people compare them. */
export const grouped = (hex: string): string => (hex.toUpperCase().match(/.{1,4}/g) ?? []).join(' ');
