import type { CSSProperties } from 'react';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { daysBetween, shareOfWay } from '@/utils/clock';
import styles from './DayRule.module.css';

interface Props {
  start: string;
  end: string;
  /** Server time in milliseconds. */
  now: number;
}

const LONG_TICK_DAYS = 10;
const MOST_TICKS = 120;

/** The days of a period as ticks, every tenth one longer, with a needle for today. */
export function DayRule({ start, end, now }: Props) {
  const text = useText();
  const time = useTimeText();
  const days = daysBetween(start, end) + 1;
  const day = Math.min(days, Math.max(1, daysBetween(start, now) + 1));
  const share = shareOfWay(start, end, now) * 100;
  const step = Math.ceil(days / MOST_TICKS);
  const at = (count: number): string => ((count / days) * 100).toFixed(3);
  const ticks = (long: boolean): string =>
    Array.from({ length: Math.floor(days / step) }, (_, i) => i * step)
      .filter((count) => (count % LONG_TICK_DAYS === 0) === long)
      .map((count) => `M${at(count)} 0V${long ? 8 : 5}`)
      .join('');
  return (
    <div className={styles.rule} role="img" aria-label={text('kit.dayRule.self.label', { days, day })}>
      <svg className={styles.drawing} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.short} d={ticks(false)} />
        <path className={styles.long} d={`${ticks(true)}M100 0V8`} />
        <path className={styles.line} d="M0 0H100" />
        {share > 0 && <path className={styles.passed} d={`M0 0H${share}`} />}
      </svg>
      <span className={styles.needle} style={{ '--at': `${share}%` } as CSSProperties}>
        <span className={styles.today}>{text('kit.rail.today.label')}</span>
      </span>
      <span className={styles.start}>
        <bdi>{time.monthDay(start)}</bdi>
      </span>
      <span className={styles.end}>
        <bdi>{time.monthDay(end)}</bdi>
      </span>
    </div>
  );
}
