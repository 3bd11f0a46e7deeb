/** A code as it was typed or pasted: without blanks, full-width digits as plain ones, no more than there are of it. */
export const cleanSixDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, 6);

const SIX_DIGITS = /^\d{6}$/;
export const isSixDigits = (text: string | null): boolean => SIX_DIGITS.test(text ?? '');
