import { BUDGET_SUBJECTS, type BudgetSubject } from '@contract/enums';
import { readAmount } from '@contract/rules/read-typed';
import { BUDGET_COLUMNS, type BudgetChange, type BudgetColumn } from './budget-cells';
import { type BudgetNames, isNamed, placesByName } from './budget-names';
import type { Typed } from './field-props';

/**
 * Rows and columns in the order of a spreadsheet with the same form; `null` is a computed one, into which nothing is
 * pasted.
 */
const SHEET_ROWS: readonly (BudgetSubject | null)[] = ['equipment', 'business', 'labour', null, 'indirect'];
const SHEET_COLUMNS: readonly (BudgetColumn | null)[] = ['special', 'self', null, 'basis'];

/**
 * Computed rows or columns are included only if the block is too large for the fields alone: then it was copied with
 * its sums.
 */
function targets<T>(
  fields: readonly T[],
  sheet: readonly (T | null)[],
  start: T,
  size: number,
): (T | null)[] {
  const own = fields.slice(fields.indexOf(start));
  return size <= own.length ? own : sheet.slice(sheet.indexOf(start));
}

const cellValue = (column: BudgetColumn, text: string): Typed<number> => {
  const words = text.trim();
  if (words === '') return null;
  return column === 'basis' ? words : (readAmount(words) ?? words);
};

interface Spread {
  changes: BudgetChange[];
  /** How many non-empty cells of the block have no place in the table or may not be changed. */
  left: number;
}

interface Place {
  subject: BudgetSubject;
  column: BudgetColumn;
}

/** The rows and columns of the table into which a block pasted at this cell goes. */
const placesOf = (block: readonly string[][], { subject, column }: Place, names: BudgetNames) => {
  const width = Math.max(0, ...block.map((cells) => cells.length));
  const from = (size: number) => targets<BudgetColumn>(BUDGET_COLUMNS, SHEET_COLUMNS, column, size);
  if (isNamed(block, names)) return placesByName(block, names, from(width - 1));
  const rows = targets<BudgetSubject>(BUDGET_SUBJECTS, SHEET_ROWS, subject, block.length);
  return { rows, columns: from(width) };
};

/**
 * Spreads a copied block over the table, by its subject names or else from one cell on. Cells that do not fit or may
 * not be changed are counted.
 */
export function spreadPaste(
  block: readonly string[][],
  place: Place,
  names: BudgetNames,
  isClosed: (subject: BudgetSubject, column: BudgetColumn) => boolean,
): Spread {
  const { rows, columns } = placesOf(block, place, names);
  const spread: Spread = { changes: [], left: 0 };
  block.forEach((cells, r) => {
    cells.forEach((text, c) => {
      const [row, into] = [rows[r], columns[c]];
      // Names, and sums that the table computes itself, are not counted as left out.
      if (row === null || into === null) return;
      if (row && into && !isClosed(row, into))
        spread.changes.push({ subject: row, column: into, value: cellValue(into, text) });
      else if (text.trim() !== '') spread.left += 1;
    });
  });
  return spread;
}
