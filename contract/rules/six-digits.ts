export const ONE_TIME_DIGITS = 6;

/** A code as it was typed or pasted: without blanks, full-width digits as plain ones, no more than there are of it. */
export const cleanSixDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, ONE_TIME_DIGITS);

const SIX_DIGITS = new RegExp(`^\\d{${ONE_TIME_DIGITS}}$`);
export const isSixDigits = (text: string | null): boolean => SIX_DIGITS.test(text ?? '');
