import type { Period } from '@contract/period';
import { PeriodCard } from '@/components/PeriodCard';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import styles from './Hero.module.css';

/** Between two periods: the next one if it is announced, else when the last one ended. */
export function NoOpenPeriod({ periods }: { periods: readonly Period[] }) {
  const t = useText();
  const time = useTimeText();
  const next = periods.filter(({ status }) => status === 'forecast').at(-1);
  if (next) return <PeriodCard period={next} />;
  const last = periods[0];
  return (
    <section className={styles.none} aria-labelledby="home-no-period">
      <h2 id="home-no-period">{t('home.period.none.title')}</h2>
      {last && <p>{t('home.period.last.label', { name: last.name, date: time.date(last.applyEnd) })}</p>}
    </section>
  );
}
