import type { Period } from '@contract/period';
import { DAY_MS } from '@contract/time-units';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { daysBetween } from '@/utils/clock';
import styles from './home.module.css';

interface Props {
  period: Period;
  days: readonly { day: string; count: number }[];
}
const noon = (day: string): string => `${day}T12:00:00+08:00`;
const HEIGHT = 40;

/** First filings a day over the days in which one may file: a bar each, and what stands out in words. */
export function DailyFilings({ period, days }: Props) {
  const t = useText();
  const time = useTimeText();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const peak = days.reduce((most, one) => (one.count > most.count ? one : most), { day: '', count: 0 });
  if (peak.count === 0) return <p className={styles.note}>{t('admin.home.noneFiled.empty')}</p>;
  const hasOnePeak = days.filter(({ count }) => count === peak.count).length === 1;
  const length = Math.max(
    daysBetween(period.applyStart, period.applyEnd),
    ...days.map(({ day }) => daysBetween(period.applyStart, noon(day))),
  );
  const end = new Date(Date.parse(period.applyStart) + length * DAY_MS);
  const bars = days.map(({ day, count }) => {
    const x = daysBetween(period.applyStart, noon(day));
    const height = (count / peak.count) * HEIGHT;
    return `M${x + 0.15} ${HEIGHT}V${(HEIGHT - height).toFixed(2)}h.7V${HEIGHT}z`;
  });
  const said = hasOnePeak
    ? t('admin.home.filedMost.label', {
        n: total,
        day: time.monthDay(noon(peak.day)),
        most: peak.count,
      })
    : t('admin.home.filed.label', { n: total });
  return (
    <figure className={styles.filings}>
      <figcaption className={styles.note}>{said}</figcaption>
      <svg viewBox={`0 0 ${length + 1} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.bar} d={bars.join('')} />
        <path className={styles.base} d={`M0 ${HEIGHT}H${length + 1}`} />
      </svg>
      <div className={styles.ends}>
        <bdi>{time.monthDay(period.applyStart)}</bdi>
        <bdi>{time.monthDay(end)}</bdi>
      </div>
    </figure>
  );
}
