export const ONE_TIME_DIGITS = 6;

/** A code as typed or pasted, reduced to at most six plain digits. */
export const cleanSixDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, ONE_TIME_DIGITS);

const SIX_DIGITS = new RegExp(`^\\d{${ONE_TIME_DIGITS}}$`);
export const isSixDigits = (text: string | null): boolean => SIX_DIGITS.test(text ?? '');
