/** `2026-09-14`, `09-14`, and 2026年9月14日, 9月14日, 2026年9月. */
const DATE = /(?<![\w-])(?:\d{4}-\d\d(?:-\d\d)?|\d\d-\d\d)(?![\w-])|(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?/g;
const JOINTS = /-|[年月](?=\d)|\d(?=[年月日])/g;

/**
 * Keeps a date in one line: word joiners prevent a browser from breaking it between its parts. Only for sentences; a
 * date by itself and project numbers must be copied without joiners.
 */
export const unbrokenDates = (text: string): string =>
  text.replace(DATE, (date) => date.replace(JOINTS, '$&\u2060'));

/** E-Mail, e-posta: a single letter is no line of its own. */
const LETTER = /(?<![\p{L}\p{N}-])\p{L}-(?=\p{L}{2})/gu;

/** Keeps a word whose first part is one letter in one line, as `unbrokenDates` keeps dates. */
export const unbrokenLetters = (text: string): string => text.replace(LETTER, '$&\u2060');
