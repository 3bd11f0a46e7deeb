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

type Place = readonly [row: number, column: number];

/** Rows and columns as the places that they consist of. */
const linesOf = (cells: readonly (readonly number[])[]): Place[][] => {
  const rows = cells.map((row, r) => row.map((_, c): Place => [r, c]));
  const columns = (cells[0] ?? []).map((_, c) => cells.map((_row, r): Place => [r, c]));
  return [...rows, ...columns];
};

/**
 * The table without its small counts. The sum of a line may be known from elsewhere: where it would say what each of its
 * hidden counts is (one alone, or all of them as small or as large as a hidden one can be), the smallest other count of
 * the line is hidden with them.
 */
export const hideSmall = (cells: readonly (readonly number[])[], smallest: number): (number | null)[][] => {
  const hidden = cells.map((row) => row.map((value) => value > 0 && value < smallest));
  const lines = linesOf(cells);
  const valueAt = ([r, c]: Place): number => cells[r]?.[c] ?? 0;
  const isHidden = ([r, c]: Place): boolean => hidden[r]?.[c] === true;
  const saysAll = (values: readonly number[]): boolean => {
    const sum = values.reduce((all, value) => all + value, 0);
    const areLeast = sum === values.length;
    const areMost = values.every((value) => value === smallest - 1);
    return values.length === 1 || (values.length > 1 && (areLeast || areMost));
  };
  const hideWith = (line: readonly Place[]): boolean => {
    if (!saysAll(line.filter(isHidden).map(valueAt))) return false;
    const shown = line.filter((place) => !isHidden(place) && valueAt(place) > 0);
    const [next] = shown.toSorted((one, other) => valueAt(one) - valueAt(other));
    const row = next && hidden[next[0]];
    if (!next || !row) return false;
    row[next[1]] = true;
    return true;
  };
  // Each round hides one more count, so that this ends.
  while (lines.some(hideWith));
  return cells.map((row, r) => row.map((value, c) => (hidden[r]?.[c] ? null : value)));
};
