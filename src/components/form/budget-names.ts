import type { BudgetSubject } from '@contract/enums';
import type { BudgetColumn } from './budget-cells';

/** Where the rows or columns of a block belong: null is computed or a name and takes nothing, undefined has no place. */
export type Places<T> = readonly (T | null | undefined)[];

/** What the subjects and columns of the table are called, and those that it computes. */
export interface BudgetNames {
  rows: ReadonlyMap<string, BudgetSubject | null>;
  columns: ReadonlyMap<string, BudgetColumn | null>;
}

/** `专项经费（万元）` is 专项经费. */
const bare = (text = ''): string => text.replace(/[（(].*$/, '').replace(/\s/g, '');

/** Whether a block was copied with the names of its subjects: those of the template are. */
export const isNamed = (block: readonly string[][], { rows }: BudgetNames): boolean =>
  block.some(([name]) => Boolean(rows.get(bare(name))));

/**
 * A block with names goes where they say, wherever it is pasted. Its columns follow its head; without one they are
 * `following`.
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
