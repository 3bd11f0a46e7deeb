import { useEffect } from 'react';
import { StageRail } from '@/components/rail/StageRail';
import { useStageFacts } from '@/components/rail/useStageFacts';
import { useServiceNow } from '@/components/useServiceNow';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { shareOfWay } from '@/utils/clock';
import { currentPeriod } from '@/utils/current-period';
import styles from './OpenPeriod.module.css';
import { rememberPeriod, wasPeriodOpen } from './period-memory';

/**
 * Head of the area: its name, the open period, and the progress of that period. Its space is reserved until the period
 * is loaded; nothing is shown while none is open.
 */
export function OpenPeriod() {
  const t = useText();
  const { periods, error } = usePeriods();
  const period = currentPeriod(periods ?? []);
  const facts = useStageFacts(period);
  const now = useServiceNow(period?.applyEnd);
  const isOpen = period?.status === 'open' || period?.status === 'closing';
  useEffect(() => {
    if (periods) rememberPeriod(isOpen);
  }, [periods, isOpen]);
  if (!periods && !error) return wasPeriodOpen() ? <div className={styles.held} /> : null;
  if (!isOpen) return null;
  return (
    <section className={`wrap ${styles.head}`} aria-label={period.name}>
      <p className={styles.title}>
        <b>{t('shell.nav.innovation.label')}</b>
        <bdi lang="zh-CN">{period.name}</bdi>
      </p>
      <StageRail
        stage="apply"
        state="current"
        facts={facts}
        label={period.name}
        today={shareOfWay(period.applyStart, period.applyEnd, now)}
      />
    </section>
  );
}
