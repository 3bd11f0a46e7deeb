/**
 * A spreadsheet would run what begins with one of these as a formula. Blanks and what nobody sees do not count as a
 * beginning: programs on the way take them out.
 */
const FORMULA = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

export type CellValue = string | number | null;
export type TableRow = readonly CellValue[];

/** Text as a spreadsheet may hold it: an apostrophe in front keeps it from being run. */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const cell = (value: CellValue): string => {
  const text = typeof value === 'string' ? safeText(value) : String(value ?? '');
  // Where `;` or a tab parts the cells, what stands after one would be a cell of its own, and could be a formula.
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The mark by which Excel knows UTF-8. */
export const CSV_MARK = '\uFEFF';

/** Lines of CSV, each with its end. */
export const csvLines = (rows: readonly TableRow[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** A whole CSV file. */
export const toCsv = (rows: readonly TableRow[]): string => `${CSV_MARK}${csvLines(rows)}`;
