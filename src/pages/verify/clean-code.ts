import { CODE_DIGITS, codeOfDigest } from '@contract/rules/digest-groups';

/** Normalises a typed or pasted code: `３fa9 01c7…` becomes `3FA9-01C7-5E20-B4D8`; null if it cannot be a code. */
export const cleanCode = (typed: string): string | null => {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  return /^[0-9A-F]+$/.test(signs) && signs.length === CODE_DIGITS ? codeOfDigest(signs) : null;
};
