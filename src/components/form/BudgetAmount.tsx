import { formatWan } from '@/utils/format-money';
import { AmountCell } from './AmountCell';
import styles from './BudgetTable.module.css';
import type { BudgetCells } from './budget-cells';

interface Props {
  id: string;
  label: string;
  value: BudgetCells['special'];
  error: string | undefined;
  errorId: string;
  /** For reading only. */
  closed: boolean;
  onChange: (value: BudgetCells['special']) => void;
}

/** An amount of a line, to be written or read. */
export function BudgetAmount({ closed, value, ...cell }: Props) {
  if (!closed) return <AmountCell {...cell} value={value} />;
  return (
    <span className={styles.figure}>{typeof value === 'number' ? formatWan(value) : (value ?? '—')}</span>
  );
}
