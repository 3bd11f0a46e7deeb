import type { TableRow } from '@contract/rules/csv';

/** A table to be written as a file, a batch of rows after the other. */
export interface Sheet {
  name: string;
  /** Widths in characters. */
  columns: readonly { title: string; width?: number }[];
  batches: AsyncIterable<readonly TableRow[]>;
}

/** Batches of records as batches of rows. */
export async function* tableRows<T>(
  batches: AsyncIterable<readonly T[]>,
  cellsOf: (record: T) => TableRow,
): AsyncGenerator<TableRow[]> {
  for await (const batch of batches) yield batch.map(cellsOf);
}

/** A table whose length can be asked for before it is written. */
export interface CountedSheet {
  sheet: Sheet;
  total: () => Promise<number>;
}
