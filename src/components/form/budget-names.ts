import type { BudgetSubject } from '@contract/enums';
import type { BudgetColumn } from './budget-cells';

/** Where the rows or columns of a block go: null (computed, or names) takes nothing; undefined is not in the table. */
export type Places<T> = readonly (T | null | undefined)[];

/** The names of the table's subjects and columns, mapped to their keys; those that the table computes map to null. */
export interface BudgetNames {
  rows: ReadonlyMap<string, BudgetSubject | null>;
  columns: ReadonlyMap<string, BudgetColumn | null>;
}

/** `专项经费（万元）` is 专项经费. */
const bare = (text = ''): string => text.replace(/[（(].*$/, '').replace(/\s/g, '');

/** Whether a block was copied together with the names of its subjects, as one from the template is. */
export const isNamed = (block: readonly string[][], { rows }: BudgetNames): boolean =>
  block.some(([name]) => Boolean(rows.get(bare(name))));

/**
 * Places a block with subject names by these names, whichever cell it is pasted into. Its header row decides the
 * columns; without one they are `following`.
 */
export function placesByName(
  block: readonly string[][],
  names: BudgetNames,
  following: Places<BudgetColumn>,
): { rows: Places<BudgetSubject>; columns: Places<BudgetColumn> } {
  const head = block.find((cells) => cells.slice(1).some((text) => names.columns.has(bare(text))));
  const columns = head ? head.slice(1).map((text) => names.columns.get(bare(text))) : following;
  const rows = block.map((cells) => (cells === head ? null : names.rows.get(bare(cells[0]))));
  return { rows, columns: [null, ...columns] };
}
