import type { Amounts } from '@contract/rules/budget';
import type { ReactNode } from 'react';
import { TABLE_ROLES } from '@/components/table-roles';
import { BudgetSumRow } from './BudgetSumRow';
import styles from './BudgetTable.module.css';
import { FieldError } from './FieldError';

export interface BudgetSources {
  special: number | null;
  self: number | null;
}

interface Props {
  /** Id of the difference, beside which errors about the sums are shown. */
  id: string;
  total: Amounts;
  sources: BudgetSources;
  sourcesLink: ReactNode;
  error: string | undefined;
}

const minus = (a: Amounts, b: Amounts): Amounts => ({
  special: a.special - b.special,
  self: a.self - b.self,
  both: a.both - b.both,
});

/** Whether the budget equals its sources: the total, the sources and the difference between them. */
export function BudgetBalance({ id, total, sources, sourcesLink, error }: Props) {
  const special = sources.special ?? 0;
  const self = sources.self ?? 0;
  const source: Amounts = { special, self, both: special + self };
  return (
    <>
      <BudgetSumRow look="total" name="kit.budget.total.label" amounts={total} />
      <BudgetSumRow look="source" name="kit.budget.source.label" amounts={source} note={sourcesLink} />
      <BudgetSumRow
        look="difference"
        name="kit.budget.difference.label"
        amounts={minus(total, source)}
        id={id}
        describedBy={error ? `${id}-error` : undefined}
      />
      {error && (
        <tr {...TABLE_ROLES.row} className={styles.faults}>
          <td {...TABLE_ROLES.cell} colSpan={5}>
            <FieldError id={`${id}-error`}>{error}</FieldError>
          </td>
        </tr>
      )}
    </>
  );
}
