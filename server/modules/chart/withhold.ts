type Shown = number | null;

/** The counts to show; null where one must be hidden. */
interface Withheld {
  cells: Shown[][];
  rows: Shown[];
  columns: Shown[];
}

interface Options {
  /** A count below it is shown to nobody, unless it is 0. */
  smallest: number;
  /** The sums shown with the cells, which can be hidden too; sums of the other side are shown elsewhere. */
  told: 'rows' | 'columns';
}

/**
 * A count seen as a flow between nodes of a network: from the source into a row, through its cells into columns, to the
 * sink and back.
 */
interface Count {
  from: number;
  to: number;
  value: number;
  /** Whether the count is hidden. */
  hidden: boolean;
  /** The cost of hiding this count; null if it cannot be hidden. */
  price: number | null;
  /** The bounds that a reader knows even if the count is hidden. */
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

/** The cheapest path between two nodes; each step through a visible count costs what hiding it would cost. */
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

/** The cheapest paths by which other counts can make up for one more, or one less, of this count. */
const waysAround = (count: Count, steps: readonly Step[]) => {
  const others = steps.filter((step) => step.count !== count);
  return [
    count.value < count.most ? cheapestWay(others, count.to, count.from) : null,
    count.value > count.least ? cheapestWay(others, count.from, count.to) : null,
  ].filter((way) => way !== null);
};

/**
 * Hides small counts, and further counts from which they could be derived. The reader is assumed to know the total, the
 * sums shown elsewhere, and that a cell hidden for its own sake is small. A hidden count is safe if another table would
 * look the same: one more here and one less there, with every visible sum unchanged, which is a cycle through hidden
 * counts. If there is none, the cheapest cycle is hidden too: smaller counts before larger ones, and zeros last,
 * because a hidden cell suggests that something was counted.
 */
export const withhold = (table: readonly (readonly number[])[], { smallest, told }: Options): Withheld => {
  const isSmall = isSmallOf(smallest);
  const [source, sink] = [0, 1];
  const rowAt = (row: number): number => 2 + row;
  const columnAt = (column: number): number => 2 + table.length + column;
  const rowSums = table.map(sumOf);
  const columnSums = (table[0] ?? []).map((_, column) => sumOf(table.map((row) => row[column] ?? 0)));
  const total = sumOf(rowSums);
  /**
   * Costs more than all others together: these sums are shown elsewhere, so they count as unknown only if nothing else
   * helps.
   */
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

  /** One more or one less of a count that is hidden or may be. */
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
