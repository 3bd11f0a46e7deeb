const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * What is put into a sentence written from right to left keeps its own direction: without this, 2027-01 after an
 * Arabic word reads 01-2027, and 2026 年… falls apart.
 */
export const isolate = (value: string | number): string | number =>
  typeof value === 'string' && value !== '' ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}` : value;

const LEFT_TO_RIGHT_ISOLATE = '\u2066';

/** A whole sentence of a language written from left to right, on a page written the other way. */
export const leftToRight = (text: string): string => `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`;

/** First digits of the scripts whose languages are offered: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6] as const;
const OWN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;

/** One kind of digits on a page: codes, amounts and deadlines are in these everywhere, so sentences are too. */
export const plainDigits = (text: string): string =>
  text.replace(OWN_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
