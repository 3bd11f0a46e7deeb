import { useText } from '@/i18n/useText';
import { formatWanRange } from '@/utils/format-money';
import styles from './DemandBudget.module.css';

interface Props {
  min: number | null;
  max: number | null;
}

/** `80—120 万元`, or 面议. */
export function DemandBudget({ min, max }: Props) {
  const t = useText();
  if (min === null || max === null) {
    return <span className={styles.figure}>{t('demand.budget.negotiable.label')}</span>;
  }
  return (
    <span className={styles.figure}>
      <bdi>{formatWanRange(min, max)}</bdi>
      <span className={styles.unit}>{t('demand.budget.unit.label')}</span>
    </span>
  );
}
