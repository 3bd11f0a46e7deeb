/** A spreadsheet would run what begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

export type CellValue = string | number | null;

/** Text as a spreadsheet may hold it: an apostrophe in front keeps it from being run. */
export const safeText = (text: string): string => (FORMULA.test(text.trimStart()) ? `'${text}` : text);

const cell = (value: CellValue): string => {
  const text = typeof value === 'string' ? safeText(value) : String(value ?? '');
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** CSV with the mark by which Excel knows UTF-8. */
export const toCsv = (rows: readonly (readonly CellValue[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
