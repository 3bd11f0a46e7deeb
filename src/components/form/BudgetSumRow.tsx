import type { Amounts } from '@contract/rules/budget';
import type { ReactNode } from 'react';
import { TextTwice } from '@/components/SecondLanguage';
import { TABLE_ROLES } from '@/components/table-roles';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { formatWan } from '@/utils/format-money';
import styles from './BudgetTable.module.css';

interface Props {
  /** The text that names it. */
  name: MessageId;
  amounts: Amounts;
  look: 'sum' | 'total' | 'source' | 'difference';
  /** In the last column: a link, a hint. */
  note?: ReactNode;
  /** Id of the row, so that the link of an error about the sums leads here. */
  id?: string;
  describedBy?: string;
}

/** Computed figures, each an `output` that is not announced at every change. */
export function BudgetSumRow({ name, amounts, look, note, id, describedBy }: Props) {
  const text = useText();
  const figure = (value: number, column: string) => (
    <td {...TABLE_ROLES.cell} className={styles.amount}>
      <span className={styles.label} aria-hidden="true">
        {column}
      </span>
      <output
        className={classNames(styles.figure, look === 'difference' && value !== 0 && styles.wrong)}
        aria-live="off"
      >
        <bdi>{formatWan(value)}</bdi>
      </output>
    </td>
  );
  return (
    <tr
      {...TABLE_ROLES.row}
      className={styles[look]}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-describedby={describedBy}
    >
      <th {...TABLE_ROLES.rowHeader}>
        <TextTwice id={name} />
      </th>
      {figure(amounts.special, text('kit.budget.special.column'))}
      {figure(amounts.self, text('kit.budget.self.column'))}
      {figure(amounts.both, text('kit.budget.both.column'))}
      <td {...TABLE_ROLES.cell} className={styles.basis}>
        {note}
      </td>
    </tr>
  );
}
