const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * A value inside a right-to-left sentence keeps its own direction: otherwise 2027-01 after an Arabic word reads
 * 01-2027, and 2026 年… falls apart.
 */
export const isolate = <Value extends string | number>(value: Value): Value | string =>
  typeof value === 'string' && value !== '' ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}` : value;

const RIGHT_TO_LEFT_ISOLATE = '\u2067';

/**
 * A list from right to left, each part in its own direction. The whole has to say so: a sentence that isolates it looks
 * for letters outside the parts, and finds none.
 */
export const rightToLeftList = (parts: readonly string[], sign: string): string =>
  parts.length > 1 && parts.some(Boolean)
    ? `${RIGHT_TO_LEFT_ISOLATE}${parts.map(isolate).join(sign)}${POP_ISOLATE}`
    : parts.join(sign);

const LEFT_TO_RIGHT_ISOLATE = '\u2066';

/** A whole left-to-right sentence in a right-to-left page. */
export const leftToRight = (text: string): string => `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`;

/** First digits of the scripts whose languages are offered: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6] as const;
const OWN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;

/** Converts all digits to 0–9: codes, amounts and deadlines use these everywhere, so sentences do too. */
export const plainDigits = (text: string): string =>
  text.replace(OWN_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
