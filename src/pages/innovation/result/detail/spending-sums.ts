import { BUDGET_SUBJECTS } from '@contract/enums';
import type { StageResult } from '@contract/result';
import type { PartProps } from './form-props';

export const SOURCES = ['special', 'self'] as const;
export type Source = (typeof SOURCES)[number];
export const TOTAL = 'total';
export type SpendingRow = (typeof BUDGET_SUBJECTS)[number] | typeof TOTAL;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const subjectsOf = (row: SpendingRow) => (row === TOTAL ? BUDGET_SUBJECTS : [row]);

/** Granted, spent and remaining amounts of a subject, or of all together. */
export const spendingSums = (budget: StageResult['budget'], at: PartProps['typed']['at']) => {
  const granted = (row: SpendingRow, source: Source): number =>
    sum(subjectsOf(row).map((subject) => budget[subject][source] ?? 0));
  /** Text that is not a valid amount yet counts as 0; its field shows the error. */
  const spent = (row: SpendingRow, source: Source): number =>
    sum(
      subjectsOf(row).map((subject) => {
        const value = at(`spending.${subject}.${source}`);
        return typeof value === 'number' ? value : 0;
      }),
    );
  const left = (row: SpendingRow): number =>
    sum(SOURCES.map((source) => granted(row, source) - spent(row, source)));
  return { granted, spent, left };
};
