import type { Readable } from 'node:stream';
import { EXPORT_ROWS_MAX } from '@contract/limits';
import { say } from '@contract/sentences/sentence';
import { unprocessable } from '@server/errors/app-error';
import { type Making, stampedName } from '@server/http/stamped-name';
import { csvFile } from './csv-file';
import type { Sheet } from './sheet';
import { xlsxFile } from './xlsx-file';

export type TableFormat = 'csv' | 'xlsx';

const FORMATS: Record<TableFormat, { type: string; write: (sheet: Sheet) => Readable }> = {
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxFile },
};

/** Counts what passes; a cut table would be taken for the whole, so one that is too long is refused. */
async function* counted(batches: Sheet['batches'], onRows: (rows: number) => void) {
  let rows = 0;
  for await (const batch of batches) {
    rows += batch.length;
    if (rows > EXPORT_ROWS_MAX) throw unprocessable(say('export.too_many', { limit: EXPORT_ROWS_MAX }));
    onRows(rows);
    yield batch;
  }
}

/**
 * A table as a file for a spreadsheet, named after what it holds and when it was made. `onRows` is called with the
 * number of rows written so far; a table with too many rows breaks off with 422 `export.too_many`.
 */
export const tableFile = (
  sheet: Sheet,
  { format, now, mark, onRows }: Making & { format: TableFormat; onRows: (rows: number) => void },
) => {
  const { type, write } = FORMATS[format];
  const bytes = write({ ...sheet, batches: counted(sheet.batches, onRows) });
  return { type, name: stampedName(sheet.name, { now, mark }, format), bytes };
};
