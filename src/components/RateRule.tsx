import { usePercent } from '@/i18n/usePercent';
import styles from './RateRule.module.css';
import { TargetRule } from './TargetRule';

/**
 * 完成率 with the figure above it. `rate` is a fraction (1.17 is 117 %); null, where target or actual has no figure, is
 * a dash.
 */
export function RateRule({ rate }: { rate: number | null }) {
  const percent = usePercent();
  if (rate === null) return <span className={styles.none}>—</span>;
  return (
    <span className={styles.rule}>
      <span className={styles.figure}>{percent(rate)}</span>
      <TargetRule size="small" value={rate} isMissed={rate < 1} />
    </span>
  );
}
