interface Counted {
  label: string;
  part: string;
  value: number;
}

export interface CrossTable {
  rows: string[];
  columns: string[];
  /** By row, then column; 0 where nothing was counted. */
  cells: number[][];
}

/** Counts of pairs as a table: rows by name, columns in the order in which they first come. */
export const crossTable = (counts: readonly Counted[]): CrossTable => {
  const rows = [...new Set(counts.map(({ label }) => label))].sort();
  const columns = [...new Set(counts.map(({ part }) => part))];
  const sumOf = (row: string, column: string): number =>
    counts
      .filter(({ label, part }) => label === row && part === column)
      .reduce((sum, { value }) => sum + value, 0);
  const cells = rows.map((row) => columns.map((column) => sumOf(row, column)));
  return { rows, columns, cells };
};
