const DATE = /(?<![\w-])(?:\d{4}-\d\d(?:-\d\d)?|\d\d-\d\d)(?![\w-])/g;

/**
 * A date stays in one line: a browser may break it after its hyphens, and word joiners keep it from that. For sentences;
 * a date by itself, and the number of a project anywhere, are copied as they are.
 */
export const unbrokenDates = (text: string): string =>
  text.replace(DATE, (date) => date.replaceAll('-', '-\u2060'));
