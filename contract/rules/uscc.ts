/** 统一社会信用代码, GB 32100-2015: no I, O, S, V, Z; weights 3^(i−1) mod 31 (req:forms-uscc). */
export const USCC_SIGNS = 18;
const FORMAT = /^[0-9A-HJ-NP-RTUW-Y]{2}\d{6}[0-9A-HJ-NP-RTUW-Y]{10}$/;
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The check character for the first 17 characters. */
export const usccCheckCharacter = (first17: string): string => {
  let sum = 0;
  let weight = 1;
  for (const character of first17.slice(0, 17)) {
    sum += ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return ALPHABET.charAt((31 - (sum % 31)) % 31);
};

export type UsccProblem = 'format' | 'check';

/** What is wrong with a credit code, or null. */
export const usccProblem = (code: string): UsccProblem | null => {
  if (!FORMAT.test(code)) return 'format';
  return usccCheckCharacter(code) === code.charAt(17) ? null : 'check';
};
