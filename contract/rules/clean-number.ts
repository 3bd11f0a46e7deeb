const FULL_WIDTH = /[！-～]/g;

/** Pages keep a date in one line by it (src/utils/unbroken-dates.ts): who copies the date copies it along. */
const JOINER = '\u2060';

/** Full-width letters, digits and signs as their ordinary forms; a Chinese full stop typed for a decimal point too. */
export const toHalfWidth = (text: string): string =>
  text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replaceAll(JOINER, '');

/** A number without what groups its digits; commas go only where they group. */
function cleanNumber(text: string): string {
  const plain = toHalfWidth(text)
    .replace(/[\s\u3000]/g, '')
    .replace(/万元?$/, '');
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
}

/** What a person means by ` １２０，０００．５ 万元`, or by the `￥120,000.50` of a cell of currency: `120000.5`. */
export const cleanAmount = (text: string): string => cleanNumber(text.replace(/^[\s\u3000]*[¥￥]/, ''));

/** A decimal number, or null when the text is none. */
export function parseDecimal(text: string): number | null {
  const plain = cleanNumber(text);
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
