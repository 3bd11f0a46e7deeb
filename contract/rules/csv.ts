import { beijingClock } from './beijing-time';

/**
 * A spreadsheet would run text that begins with one of these as a formula. Leading blanks and invisible characters are
 * skipped, because programs on the way remove them.
 */
const FORMULA = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

/**
 * Text that a spreadsheet would read as another number or as a date, and keep so: zeros at either end, more digits than
 * it shows, an exponent, `3-5` as the fifth of March. A date such as `2026-11-29` means the same to it.
 */
const MISREAD =
  /^\s*(?:0\d[\d.,]*|\d+\.\d*0|\d{12,}|\d+(?:\.\d+)?[eE][+-]?\d+|\d{1,2}[-/]\d{1,4}(?:[-/]\d{1,4})?|\d{4}\/\d{1,2}\/\d{1,2})\s*$/;

/** A `Date` is written as the time in Beijing; the heading says so. */
export type CellValue = string | number | Date | null;
export type TableRow = readonly CellValue[];

/** Text that is safe in a spreadsheet: an apostrophe in front prevents it from running as a formula. */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** CSV does not say what is text. A tab in front does, and shows nothing. */
const keptText = (text: string): string => (MISREAD.test(text) ? `\t${text}` : safeText(text));

const cell = (value: CellValue): string => {
  if (value instanceof Date) return beijingClock(value);
  const text = typeof value === 'string' ? keptText(value) : String(value ?? '');
  // Programs that separate cells by `;` or tabs would split the text there and could run the rest as a formula.
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Byte order mark, by which Excel recognises UTF-8. */
export const CSV_MARK = '\uFEFF';

/** CSV lines, each with its line end. */
export const csvLines = (rows: readonly TableRow[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** A whole CSV file. */
export const toCsv = (rows: readonly TableRow[]): string => `${CSV_MARK}${csvLines(rows)}`;
