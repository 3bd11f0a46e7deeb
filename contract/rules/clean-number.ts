const FULL_WIDTH = /[！-～]/g;

/**
 * Invisible joiner that pages insert into dates against line breaks (src/utils/unbroken-dates.ts); copied dates contain
 * it.
 */
const JOINER = '\u2060';

/** Full-width letters, digits and signs as their ordinary forms; a Chinese full stop typed for a decimal point too. */
export const toHalfWidth = (text: string): string =>
  text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replaceAll(JOINER, '');

/** A number without spaces and 万元, and without commas if they group the digits in threes; other commas stay. */
function cleanNumber(text: string): string {
  const plain = toHalfWidth(text)
    .replace(/[\s\u3000]/g, '')
    .replace(/万元?$/, '');
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
}

/** The number meant by ` １２０，０００．５ 万元` or by the currency cell `￥120,000.50`: `120000.5`. */
export const cleanAmount = (text: string): string => cleanNumber(text.replace(/^[\s\u3000]*[¥￥]/, ''));

/** A decimal number, or null when the text is none. */
export function parseDecimal(text: string): number | null {
  const plain = cleanNumber(text);
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
