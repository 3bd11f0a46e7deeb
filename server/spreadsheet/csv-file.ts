import { Readable } from 'node:stream';
import { CSV_MARK, csvLines } from '@contract/rules/csv';
import type { Sheet } from './sheet';

async function* textOf({ columns, batches }: Sheet): AsyncGenerator<string> {
  yield CSV_MARK + csvLines([columns.map(({ title }) => title)]);
  for await (const rows of batches) yield csvLines(rows);
}

export const csvFile = (sheet: Sheet): Readable => Readable.from(textOf(sheet), { objectMode: false });
