import type { BudgetSubject } from '@contract/enums';
import { lineAmounts } from '@contract/rules/budget';
import { Input } from 'antd';
import { useState } from 'react';
import { Icon } from '@/components/Icon';
import { TextTwice } from '@/components/SecondLanguage';
import { TABLE_ROLES } from '@/components/table-roles';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { formatWan } from '@/utils/format-money';
import { AmountCell } from './AmountCell';
import styles from './BudgetTable.module.css';
import { asAmount, type BudgetCells, type BudgetChange, type BudgetColumn, cellId } from './budget-cells';
import { describedBy } from './described-by';
import { ConflictPlace, useConflictLead, useConflictsBelow } from './FieldConflicts';
import { FieldError } from './FieldError';

interface Props {
  tableId: string;
  subject: BudgetSubject;
  cells: BudgetCells;
  errors: Readonly<Record<string, string>>;
  isClosed: (cell: string) => boolean;
  onChange: (changes: BudgetChange[]) => void;
}

const COLUMNS = ['special', 'self', 'basis'] as const;
const isFilled = ({ special, self }: BudgetCells): boolean => special !== null && self !== null;

const ConflictRow = ({ ids }: { ids: readonly string[] }) => (
  <tr {...TABLE_ROLES.row} className={styles.faults}>
    <td {...TABLE_ROLES.cell} colSpan={5}>
      {ids.map((id) => (
        <ConflictPlace key={id} id={id} named />
      ))}
    </td>
  </tr>
);

/** One subject of the budget. On a phone a filled line folds up to its name and sum. */
export function BudgetLineRow({ tableId, subject, cells, errors, isClosed, onChange }: Props) {
  const text = useText();
  const [wish, setWish] = useState<boolean | null>(null);
  // Filled at first sight stays folded; a line does not fold up under the fingers that fill it.
  const [startsFolded] = useState(() => isFilled(cells));
  const errorOf = (column: BudgetColumn): string | undefined => errors[cellId(tableId, subject, column)];
  const faults = [...new Set(COLUMNS.flatMap((column) => errorOf(column) ?? []))];
  const twice = useConflictsBelow()(`${tableId}.${subject}`);
  const basisLead = useConflictLead(cellId(tableId, subject, 'basis'));
  const open = faults.length > 0 || twice || (wish ?? !startsFolded);
  const name = text(`kit.budget.${subject}.label`);
  const errorId = `${cellId(tableId, subject, 'special')}-error`;
  const sum = formatWan(lineAmounts({ special: asAmount(cells.special), self: asAmount(cells.self) }).both);
  const columnName = (column: BudgetColumn): string => text(`kit.budget.${column}.column`);
  const labelOf = (column: BudgetColumn): string =>
    text('kit.budget.cell.label', { subject: name, column: columnName(column) });

  const amountCell = (column: 'special' | 'self') => {
    const value = cells[column];
    return (
      <td {...TABLE_ROLES.cell} className={styles.amount}>
        <span className={styles.label} aria-hidden="true">
          {columnName(column)}
        </span>
        {isClosed(cellId(tableId, subject, column)) ? (
          <span className={styles.figure}>
            {typeof value === 'number' ? formatWan(value) : (value ?? '—')}
          </span>
        ) : (
          <AmountCell
            id={cellId(tableId, subject, column)}
            label={labelOf(column)}
            value={value}
            error={errorOf(column)}
            errorId={errorId}
            onChange={(next) => onChange([{ subject, column, value: next }])}
          />
        )}
      </td>
    );
  };
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
        {amountCell('special')}
        {amountCell('self')}
        <td {...TABLE_ROLES.cell} className={classNames(styles.amount, styles.sumCell)}>
          <span className={styles.label} aria-hidden="true">
            {text('kit.budget.both.column')}
          </span>
          <output className={styles.figure}>{sum}</output>
        </td>
        <td {...TABLE_ROLES.cell} className={styles.basis}>
          {isClosed(cellId(tableId, subject, 'basis')) ? (
            (cells.basis ?? '—')
          ) : (
            <Input
              id={cellId(tableId, subject, 'basis')}
              name={cellId(tableId, subject, 'basis')}
              autoComplete="off"
              aria-label={labelOf('basis')}
              aria-invalid={errorOf('basis') ? true : undefined}
              aria-describedby={describedBy(errorOf('basis') && errorId, basisLead)}
              status={errorOf('basis') ? 'error' : undefined}
              placeholder={text('kit.budget.basis.placeholder')}
              value={cells.basis ?? ''}
              onChange={(event) =>
                onChange([{ subject, column: 'basis', value: event.target.value || null }])
              }
            />
          )}
        </td>
      </tr>
      {faults.length > 0 && (
        <tr {...TABLE_ROLES.row} className={styles.faults}>
          <td {...TABLE_ROLES.cell} colSpan={5} id={errorId}>
            {faults.map((fault) => (
              <FieldError key={fault}>{fault}</FieldError>
            ))}
          </td>
        </tr>
      )}
      {twice && <ConflictRow ids={COLUMNS.map((column) => cellId(tableId, subject, column))} />}
    </>
  );
}
