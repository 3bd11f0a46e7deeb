import { beijingClock } from '@contract/rules/beijing-time';
import { type CellValue, safeText, type TableRow } from '@contract/rules/csv';
import { DAY_MS } from '@contract/time-units';
import { escapeXml } from '@server/http/escape-xml';
import type { Sheet } from './sheet';

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const WIDTH = 16;
/** The cell formats of `xl/styles.xml` after the first. */
const BOLD = ' s="1"';
const WRAPPED = ' s="2"';
const TIME = ' s="3"';
const SHORT = ' s="4"';
/** Heights in points; a spreadsheet has no higher row. */
const LINE_HEIGHT = 15;
const HEIGHT_MAX = 409;
/** The day from which a spreadsheet counts to 1970-01-01. */
const DAYS_BEFORE_1970 = 25_569;
/** A spreadsheet calls a file damaged that has a longer text in one cell. */
const TEXT_MAX = 32_767;
const CUT = '…（一格写不下，以下从略，请用 CSV 导出或在系统中查看）';

/** Printed on A4 lying, as wide as the paper: otherwise its columns would be torn apart onto several sheets. */
const FITTED = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const PAPER =
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;C&amp;A　第 &amp;P 页，共 &amp;N 页</oddFooter></headerFooter>';

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

/** A Chinese character takes twice the room. */
const roomOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u00ff' ? 2 : 1), 0);

/** As wide as the heading at least. */
const widthOf = ({ title, width = WIDTH }: Sheet['columns'][number]): number =>
  Math.max(width, 2 + roomOf(title));

/** A to Z, then AA and on. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** A spreadsheet knows no time zones: it counts the days of the clock that it shows, here that of Beijing. */
const serialOf = (time: Date): number =>
  Date.parse(`${beijingClock(time).replace(' ', 'T')}Z`) / DAY_MS + DAYS_BEFORE_1970;

/** Text stays text: typed as a string it is never read as a formula, and the apostrophe guards a later save as CSV. */
const text = (place: string, value: string, look: string): string =>
  `<c${place} t="inlineStr"${look}><is><t xml:space="preserve">${escapeXml(literal(fitting(safeText(value))))}</t></is></c>`;

const cell = (place: string, value: CellValue, look: string): string => {
  if (value === null) return `<c${place}/>`;
  if (value instanceof Date) return `<c${place}${TIME}><v>${serialOf(value)}</v></c>`;
  if (typeof value === 'number') return `<c${place}${SHORT}><v>${value}</v></c>`;
  return text(place, value, look);
};

/** How many lines a cell takes: a text that is wider than its column goes on in the next. */
const linesOf = (value: CellValue, width: number): number =>
  typeof value !== 'string'
    ? 1
    : value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(roomOf(line) / (width - 1))), 0);

/**
 * One row. Its number and the names of its cells may be left out by the standard, but Gnumeric then reads none of it;
 * and not every program makes a row as high as its lines by itself.
 */
const row = (number: number, cells: TableRow, widths: readonly number[], isHead = false): string => {
  const lines = cells.map((value, at) => linesOf(value, widths[at] ?? WIDTH));
  const height = Math.min(HEIGHT_MAX, LINE_HEIGHT * Math.max(1, ...lines));
  const looked = cells.map((value, at) => {
    const look = isHead ? BOLD : (lines[at] ?? 1) > 1 ? WRAPPED : SHORT;
    return cell(` r="${columnName(at)}${number}"`, value, look);
  });
  return `<row r="${number}" ht="${height}">${looked.join('')}</row>`;
};

/** The one part of the book that grows with its rows. */
export async function* sheetXml({ columns, batches }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(widthOf);
  const cols = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }) => title);
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="${NAMESPACE}">${FITTED}${STICKY_HEAD}<cols>${cols.join('')}</cols><sheetData>${row(1, titles, widths, true)}`;
  let number = 1;
  for await (const rows of batches)
    yield rows
      .map((cells) => {
        number += 1;
        return row(number, cells, widths);
      })
      .join('');
  yield `</sheetData>${PAPER}</worksheet>`;
}
