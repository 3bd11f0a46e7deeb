type Shown = number | null;

/** Null: not to be told. */
interface Withheld {
  cells: Shown[][];
  rows: Shown[];
  columns: Shown[];
}

interface Options {
  /** A count below it is shown to nobody, unless it is 0. */
  smallest: number;
  /** The sums that are told beside the cells, and can be withheld too; those of the other side are told elsewhere. */
  told: 'rows' | 'columns';
}

/** A count as a flow from one place to another: what comes into a row leaves it in its cells, and so on in a circle. */
interface Count {
  from: number;
  to: number;
  value: number;
  /** Not told. */
  hidden: boolean;
  /** What it costs to withhold it; null: it cannot be. */
  price: number | null;
  /** What a reader who does not see it knows of it all the same. */
  least: number;
  most: number;
}

interface Step {
  count: Count;
  from: number;
  to: number;
  cost: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The cheapest way between two places; every step onto a count that is told says what it costs to withhold it. */
const cheapestWay = (
  steps: readonly Step[],
  start: number,
  end: number,
): { cost: number; counts: Count[] } | null => {
  const best = new Map<number, { cost: number; counts: Count[] }>([[start, { cost: 0, counts: [] }]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { count, from, to, cost } of steps) {
      const before = best.get(from);
      if (!before || before.cost + cost >= (best.get(to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, { cost: before.cost + cost, counts: [...before.counts, count] });
      changed = true;
    }
  }
  return best.get(end) ?? null;
};

const ANY = { least: 0, most: Number.POSITIVE_INFINITY };

const isSmallOf =
  (smallest: number) =>
  (value: number): boolean =>
    value > 0 && value < smallest;

/** A count and the way on which one more, or one less, of it can be made up for by others. */
const waysAround = (count: Count, steps: readonly Step[]) => {
  const others = steps.filter((step) => step.count !== count);
  return [
    count.value < count.most ? cheapestWay(others, count.to, count.from) : null,
    count.value > count.least ? cheapestWay(others, count.from, count.to) : null,
  ].filter((way) => way !== null);
};

/**
 * A table without its small counts, nor any that these could be reckoned from. The reader is taken to know the sum of
 * all, the sums of rows or columns that are told elsewhere, and of a cell that is hidden for its own sake that it is
 * small. A hidden count is safe if another table would look the same: one more here, one less there, so that every sum
 * that is told stays, which is a circle through counts that are not. Where there is none, the one that costs the least
 * is withheld as well: smaller counts rather than larger ones, and a 0 last, for something hidden looks like something.
 */
export const withhold = (table: readonly (readonly number[])[], { smallest, told }: Options): Withheld => {
  const isSmall = isSmallOf(smallest);
  const [source, sink] = [0, 1];
  const rowAt = (row: number): number => 2 + row;
  const columnAt = (column: number): number => 2 + table.length + column;
  const rowSums = table.map(sumOf);
  const columnSums = (table[0] ?? []).map((_, column) => sumOf(table.map((row) => row[column] ?? 0)));
  const total = sumOf(rowSums);
  /** Dearer than all others together: it is told elsewhere, so that it is taken for unknown only where nothing else helps. */
  const dearest = (total + 1) ** 2;
  const priceOf = (value: number): number => (value === 0 ? total + 1 : value);
  const marginOf = (sums: readonly number[], isTold: boolean, placeOf: (at: number) => [number, number]) =>
    sums.map((value, at): Count => {
      const [from, to] = placeOf(at);
      return { from, to, value, hidden: isSmall(value), price: isTold ? priceOf(value) : dearest, ...ANY };
    });
  const cells = table.map((row, r) =>
    row.map((value, c): Count => {
      const hidden = isSmall(value);
      const known = hidden ? { least: 1, most: smallest - 1 } : ANY;
      return { from: rowAt(r), to: columnAt(c), value, hidden, price: priceOf(value), ...known };
    }),
  );
  const rows = marginOf(rowSums, told === 'rows', (row) => [source, rowAt(row)]);
  const columns = marginOf(columnSums, told === 'columns', (column) => [columnAt(column), sink]);
  const whole = { from: sink, to: source, value: total, hidden: isSmall(total), price: null, ...ANY };
  const figures = [...cells.flat(), ...rows, ...columns];

  /** One more or one less of a count that is hidden, or can be. */
  const stepsOf = (count: Count): Step[] => {
    const { from, to, value, hidden, price, least, most } = count;
    if (price === null && !hidden) return [];
    const cost = hidden ? 0 : (price ?? 0);
    const more = { count, cost, from, to };
    const less = { count, cost, from: to, to: from };
    return [...(value < most ? [more] : []), ...(value > least ? [less] : [])];
  };
  for (const count of figures.filter(({ value }) => isSmall(value))) {
    const ways = waysAround(count, [...figures, whole].flatMap(stepsOf));
    const [way] = ways.sort((one, other) => one.cost - other.cost);
    for (const withheld of way?.counts ?? []) withheld.hidden = true;
  }
  const shown = ({ value, hidden }: Count): Shown => (hidden ? null : value);
  return { cells: cells.map((row) => row.map(shown)), rows: rows.map(shown), columns: columns.map(shown) };
};
