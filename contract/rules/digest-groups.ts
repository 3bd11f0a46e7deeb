/** Number of hexadecimal digits in the code of a receipt. */
export const CODE_DIGITS = 16;

const groups = (hex: string): string[] => hex.toUpperCase().match(/.{1,4}/g) ?? [];

/** `3FA9 01C7 …`: a digest as people compare it by eye, or read it aloud. */
export const groupedDigest = (hex: string): string => groups(hex).join(' ');

/** Code of a receipt, `3FA9-01C7-5E20-B4D8`: the first digits of the digest of the filed content. */
export const codeOfDigest = (hex: string): string => groups(hex.slice(0, CODE_DIGITS)).join('-');
