import type { BudgetSubject } from '@contract/enums';
import { lineAmounts } from '@contract/rules/budget';
import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/Icon';
import { TextTwice } from '@/components/SecondLanguage';
import { TABLE_ROLES } from '@/components/table-roles';
import { useKeptView } from '@/components/useKeptView';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { formatWan } from '@/utils/format-money';
import { BudgetAmount } from './BudgetAmount';
import { BudgetBasis } from './BudgetBasis';
import styles from './BudgetTable.module.css';
import {
  asAmount,
  type BasisRule,
  type BudgetCells,
  type BudgetChange,
  type BudgetColumn,
  basisRuleId,
  cellId,
} from './budget-cells';
import { ConflictPlace, useConflictsBelow } from './FieldConflicts';
import { FieldError } from './FieldError';

interface Props {
  tableId: string;
  subject: BudgetSubject;
  cells: BudgetCells;
  basis: BasisRule | undefined;
  errors: Readonly<Record<string, string>>;
  isClosed: (cell: string) => boolean;
  onChange: (changes: BudgetChange[]) => void;
}

const COLUMNS = ['special', 'self', 'basis'] as const;
const isFilled = ({ special, self }: BudgetCells): boolean => special !== null && self !== null;

/** A line of its own below the amounts, as wide as the table. */
const Below = ({ id, children }: { id?: string; children: ReactNode }) => (
  <tr {...TABLE_ROLES.row} className={styles.faults}>
    <td {...TABLE_ROLES.cell} colSpan={5} id={id}>
      {children}
    </td>
  </tr>
);

/** One subject of the budget. On a phone a filled line folds up to its name and sum. */
export function BudgetLineRow({ tableId, subject, cells, basis, errors, isClosed, onChange }: Props) {
  const text = useText();
  const [wish, setWish] = useKeptView<boolean | null>(`${tableId}.${subject}`, null);
  // A line that is filled in at the first render starts collapsed; a line never collapses while somebody fills it in.
  const [startsFolded] = useState(() => isFilled(cells));
  const errorOf = (column: BudgetColumn): string | undefined => errors[cellId(tableId, subject, column)];
  const faults = [...new Set(COLUMNS.flatMap((column) => errorOf(column) ?? []))];
  const twice = useConflictsBelow()(`${tableId}.${subject}`);
  const open = faults.length > 0 || twice || (wish ?? !startsFolded);
  const name = text(`kit.budget.${subject}.label`);
  const errorId = `${cellId(tableId, subject, 'special')}-error`;
  const sum = formatWan(lineAmounts({ special: asAmount(cells.special), self: asAmount(cells.self) }).both);
  const cellOf = (column: BudgetColumn) => ({
    id: cellId(tableId, subject, column),
    label: text('kit.budget.cell.label', {
      subject: name,
      column: text(`kit.budget.${column}.column`),
    }),
    error: errorOf(column),
    errorId,
    closed: isClosed(cellId(tableId, subject, column)),
  });
  const amount = (column: 'special' | 'self') => (
    <td {...TABLE_ROLES.cell} className={styles.amount}>
      <span className={styles.label} aria-hidden="true">
        {text(`kit.budget.${column}.column`)}
      </span>
      <BudgetAmount
        {...cellOf(column)}
        value={cells[column]}
        onChange={(value) => onChange([{ subject, column, value }])}
      />
    </td>
  );
  return (
    <>
      <tr
        {...TABLE_ROLES.row}
        className={classNames(styles.line, !open && styles.folded, faults.length > 0 && styles.faulty)}
      >
        <th {...TABLE_ROLES.rowHeader}>
          <span className={styles.name}>
            <TextTwice id={`kit.budget.${subject}.label`} />
          </span>
          <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setWish(!open)}>
            <span>{name}</span>
            <span className={styles.foldSum}>{sum}</span>
            <Icon name={open ? 'chevronUp' : 'chevronDown'} />
          </button>
        </th>
        {amount('special')}
        {amount('self')}
        <td {...TABLE_ROLES.cell} className={classNames(styles.amount, styles.sumCell)}>
          <span className={styles.label} aria-hidden="true">
            {text('kit.budget.both.column')}
          </span>
          <output className={styles.figure}>{sum}</output>
        </td>
        <td {...TABLE_ROLES.cell} className={styles.basis}>
          <BudgetBasis
            {...cellOf('basis')}
            rule={basis && { max: basis.max, id: basisRuleId(tableId) }}
            value={cells.basis}
            onChange={(value) => onChange([{ subject, column: 'basis', value }])}
          />
        </td>
      </tr>
      {faults.length > 0 && (
        <Below id={errorId}>
          {faults.map((fault) => (
            <FieldError key={fault}>{fault}</FieldError>
          ))}
        </Below>
      )}
      {twice && (
        <Below>
          {COLUMNS.map((column) => (
            <ConflictPlace key={column} id={cellId(tableId, subject, column)} named />
          ))}
        </Below>
      )}
    </>
  );
}
