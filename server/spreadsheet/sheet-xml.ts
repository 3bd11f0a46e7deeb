import { beijingClock } from '@contract/rules/beijing-time';
import { type CellValue, safeText, type TableRow } from '@contract/rules/csv';
import { DAY_MS } from '@contract/time-units';
import { escapeXml } from './escape-xml';
import type { Sheet } from './sheet';

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const WIDTH = 16;
/** The cell formats of `xl/styles.xml` after the first. */
const BOLD = ' s="1"';
const WRAPPED = ' s="2"';
const TIME = ' s="3"';
/** The day from which a spreadsheet counts to 1970-01-01. */
const DAYS_BEFORE_1970 = 25_569;
/** A spreadsheet calls a file damaged that has a longer text in one cell. */
const TEXT_MAX = 32_767;
const CUT = '…（一格写不下，以下从略，请用 CSV 导出或在系统中查看）';

/** Freezes the first row. */
const STICKY_HEAD =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/**
 * A spreadsheet reads `_x4E2D_` as the character of that number (ECMA-376, ST_Xstring); escaping the underscore keeps
 * it as text.
 */
const literal = (value: string): string => value.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');

/** Both parts of a surrogate pair stay or go together, because what is left of one is taken out as unfit. */
const fitting = (value: string): string =>
  value.length <= TEXT_MAX ? value : `${value.slice(0, TEXT_MAX - CUT.length)}${CUT}`;

/** As wide as the heading at least; a Chinese character takes twice the room. */
const widthOf = ({ title, width = WIDTH }: Sheet['columns'][number]): number =>
  Math.max(width, 2 + [...title].reduce((sum, sign) => sum + (sign > '\u00ff' ? 2 : 1), 0));

/** A spreadsheet knows no time zones: it counts the days of the clock that it shows, here that of Beijing. */
const serialOf = (time: Date): number =>
  Date.parse(`${beijingClock(time).replace(' ', 'T')}Z`) / DAY_MS + DAYS_BEFORE_1970;

/** Text stays text: typed as a string it is never read as a formula, and the apostrophe guards a later save as CSV. */
const text = (value: string, look = ''): string =>
  `<c t="inlineStr"${look}><is><t xml:space="preserve">${escapeXml(literal(fitting(safeText(value))))}</t></is></c>`;

const cell = (value: CellValue): string => {
  if (value === null) return '<c/>';
  if (value instanceof Date) return `<c${TIME}><v>${serialOf(value)}</v></c>`;
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return text(value, value.includes('\n') ? WRAPPED : '');
};

const row = (cells: TableRow): string => `<row>${cells.map(cell).join('')}</row>`;

/** The one part of the book that grows with its rows. */
export async function* sheetXml({ columns, batches }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(
    (column, i) => `<col min="${i + 1}" max="${i + 1}" width="${widthOf(column)}" customWidth="1"/>`,
  );
  const head = columns.map(({ title }) => text(title, BOLD)).join('');
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="${NAMESPACE}">${STICKY_HEAD}<cols>${widths.join('')}</cols><sheetData><row>${head}</row>`;
  for await (const rows of batches) yield rows.map(row).join('');
  yield '</sheetData></worksheet>';
}
