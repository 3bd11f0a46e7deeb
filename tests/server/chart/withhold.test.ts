import { withhold } from '@server/modules/chart/withhold';
import { randomFrom } from '@tests/support/randomFrom';

const SMALLEST = 3;
const TOLD = ['rows', 'columns'] as const;
type Told = (typeof TOLD)[number];

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const columnsOf = (table: readonly (readonly number[])[]): number[][] =>
  (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? 0));
const isSmall = (value: number): boolean => value > 0 && value < SMALLEST;

/** All tables that a reader would see in the same way as this one. */
const tablesThatLookAlike = (table: number[][], told: Told): number[][][] => {
  const shown = withhold(table, { smallest: SMALLEST, told });
  const most = Math.max(4, ...table.flat()) + 1;
  const choices = table.flatMap((row, r) =>
    row.map((value, c) => {
      if (shown.cells[r]?.[c] !== null) return [value];
      return isSmall(value) ? [1, 2] : Array.from({ length: most + 1 }, (_, count) => count);
    }),
  );
  const width = table[0]?.length ?? 0;
  const total = sumOf(table.flat());
  const agrees = (published: readonly (number | null)[], sums: readonly number[]) =>
    published.every((sum, at) => sum === null || sum === sums[at]);
  let found: number[][] = [[]];
  for (const [at, values] of choices.entries()) {
    const row = Math.floor(at / width);
    found = found.flatMap((before) => values.map((value) => [...before, value]));
    if (at % width === width - 1)
      found = found.filter((cells) =>
        [null, sumOf(cells.slice(row * width))].includes(shown.rows[row] ?? null),
      );
  }
  return found
    .map((cells) => table.map((_, row) => cells.slice(row * width, (row + 1) * width)))
    .filter(
      (other) =>
        (isSmall(total) || sumOf(other.flat()) === total) &&
        agrees(shown.rows, other.map(sumOf)) &&
        agrees(shown.columns, columnsOf(other).map(sumOf)),
    );
};

/** Small counts and sums that are equal in all these tables, so that a reader could derive them. */
const derived = (table: number[][], told: Told): string[] => {
  const alike = tablesThatLookAlike(table, told);
  const isOpen = (read: (of: number[][]) => number | undefined): boolean => new Set(alike.map(read)).size > 1;
  const cells = table.flatMap((row, r) =>
    row.flatMap((value, c) => (isSmall(value) && !isOpen((of) => of[r]?.[c]) ? [`cell ${r} ${c}`] : [])),
  );
  const sums = [(of: number[][]) => of, columnsOf].flatMap((linesOf, side) =>
    linesOf(table).flatMap((line, at) =>
      isSmall(sumOf(line)) && !isOpen((of) => sumOf(linesOf(of)[at] ?? [])) ? [`sum ${side} ${at}`] : [],
    ),
  );
  return [...cells, ...sums];
};

const tableFrom = (seed: number): number[][] => {
  const random = randomFrom(seed);
  const next = (below: number): number => Math.floor(random() * below);
  const [height, width] = [1 + next(3), 1 + next(3)];
  // Mostly small counts and zeros, because those reveal each other.
  const count = (): number => [0, 0, 1, 1, 2, 2, 3, 5][next(8)] ?? 0;
  return Array.from({ length: height }, () => Array.from({ length: width }, count));
};

describe.each(TOLD)('with the sums of %s beside the cells', (told) => {
  it('no small count can be reckoned from all that is shown', () => {
    const tables = Array.from({ length: 250 }, (_, seed) => tableFrom(seed + 1)).filter(
      (table) =>
        [...table, ...columnsOf(table)].every((line) => sumOf(line) > 0) &&
        // Two plus two cannot be hidden from a reader who knows the total of four.
        table.flat().some((count) => count >= SMALLEST),
    );
    expect(tables.length).toBeGreaterThan(60);
    const given = tables.flatMap((table) => {
      const found = derived(table, told);
      return found.length > 0 ? [{ table, found }] : [];
    });
    expect(given).toEqual([]);
  });

  it.each([0, SMALLEST])(
    'shows all of a table without small counts, whatever hides them (%s)',
    (smallest) => {
      const cells = [
        [0, 9, 4],
        [3, 0, 8],
      ];
      expect(withhold(cells, { smallest, told })).toEqual({ cells, rows: [13, 11], columns: [3, 9, 12] });
    },
  );
});

it('withholds a sum that would say that its parts are ones each', () => {
  const table = [
    [1, 9, 30],
    [1, 8, 20],
    [1, 7, 40],
    [0, 9, 10],
  ];
  const { cells, columns } = withhold(table, { smallest: SMALLEST, told: 'columns' });
  expect(cells.map(([first]) => first)).toEqual([null, null, null, 0]);
  expect(columns[0]).toBeNull();
});

it('keeps the sum and all other counts where two hidden ones could be either way round', () => {
  const table = [
    [1, 2, 9],
    [2, 1, 9],
  ];
  expect(withhold(table, { smallest: SMALLEST, told: 'columns' })).toEqual({
    cells: [
      [null, null, 9],
      [null, null, 9],
    ],
    rows: [12, 12],
    columns: [3, 3, 18],
  });
});

it('withholds a small count of its row rather than a large one', () => {
  const table = [
    [1, 40, 5],
    [30, 50, 60],
  ];
  const { cells } = withhold(table, { smallest: SMALLEST, told: 'columns' });
  expect(cells[0]).toEqual([null, 40, null]);
});
