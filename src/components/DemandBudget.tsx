import { useMoney } from '@/i18n/useMoney';
import { useText } from '@/i18n/useText';
import styles from './DemandBudget.module.css';

interface Props {
  min: number | null;
  max: number | null;
}

/** `80—120 万元`, CNY 800,000–1,200,000, or 面议. */
export function DemandBudget({ min, max }: Props) {
  const t = useText();
  const money = useMoney();
  if (min === null || max === null) {
    return <span className={styles.figure}>{t('demand.budget.negotiable.label')}</span>;
  }
  const { figure, unit } = money.range(min, max);
  return (
    <span className={styles.figure}>
      <bdi>{figure}</bdi>
      {unit && <span className={styles.unit}>{`\u00a0${unit}`}</span>}
    </span>
  );
}
