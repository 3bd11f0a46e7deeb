import { BUDGET_SUBJECTS, type BudgetSubject } from '@contract/enums';
import type { Budget } from '@contract/rules/budget';
import type { Typed } from './field-props';

export const BUDGET_COLUMNS = ['special', 'self', 'basis'] as const;
export type BudgetColumn = (typeof BUDGET_COLUMNS)[number];

/** One line as it is typed: an incomplete amount stays text. */
export interface BudgetCells {
  special: Typed<number>;
  self: Typed<number>;
  basis: string | null;
}

export interface BudgetChange {
  subject: BudgetSubject;
  column: BudgetColumn;
  value: Typed<number>;
}

/** How long a 测算依据 may be, and the sentence that says so above the table. */
export interface BasisRule {
  max: number;
  help: string;
}

/** Id of a cell's input: the path of its field. */
export const cellId = (tableId: string, subject: BudgetSubject, column: BudgetColumn): string =>
  `${tableId}.${subject}.${column}`;

/** Id of the sentence that says how long a 测算依据 may be. */
export const basisRuleId = (tableId: string): string => `${tableId}-basis-rule`;

/** The amount, or null while the cell holds text that is not an amount. */
export const asAmount = (value: Typed<number>): number | null => (typeof value === 'number' ? value : null);

/** The cells as the sums see them: text counts as empty. */
export const asBudget = (cells: Record<BudgetSubject, BudgetCells>): Budget =>
  Object.fromEntries(
    BUDGET_SUBJECTS.map((subject) => {
      const { special, self, basis } = cells[subject];
      return [subject, { special: asAmount(special), self: asAmount(self), basis }];
    }),
  ) as Budget;
