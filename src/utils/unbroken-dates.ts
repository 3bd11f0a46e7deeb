const DATE = /(?<![\w-])(?:\d{4}-\d\d(?:-\d\d)?|\d\d-\d\d)(?![\w-])/g;

/**
 * Keeps a date in one line: word joiners prevent a browser from breaking it after its hyphens. Only for sentences; a
 * date by itself and project numbers must be copied without joiners.
 */
export const unbrokenDates = (text: string): string =>
  text.replace(DATE, (date) => date.replaceAll('-', '-\u2060'));
