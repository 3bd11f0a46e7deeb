import { useText } from '@/i18n/useText';
import { daysBetween, timeLeft } from '@/utils/clock';
import styles from './Countdown.module.css';
import { useServiceNow } from './useServiceNow';

interface Props {
  deadline: string;
}

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * Days until the deadline; hours, minutes and seconds on the last day. By the service's clock: a wrong one on this
 * device must not cost anybody the deadline.
 */
export function Countdown({ deadline }: Props) {
  const text = useText();
  const now = useServiceNow(deadline);
  const left = timeLeft(deadline, now);
  if (left.over) return <p className={styles.left}>{text('kit.countdown.over.label')}</p>;
  const days = daysBetween(now, deadline);
  if (left.days > 0 && days > 0) {
    return (
      <p className={styles.left}>
        <span className="vh">{text('kit.countdown.days.label', { n: days })}</span>
        <b className={styles.figure} aria-hidden="true">
          {days}
        </b>
        <span aria-hidden="true">{text('kit.countdown.daysAfter.label')}</span>
      </p>
    );
  }
  // Not a live region: a clock that speaks every second drowns everything else.
  return (
    <p className={styles.left} role="timer" aria-live="off">
      <b className={styles.figure}>
        <bdi>{`${pad(left.days * 24 + left.hours)}:${pad(left.minutes)}:${pad(left.seconds)}`}</bdi>
      </b>
      <span>{text('kit.countdown.timeAfter.label')}</span>
    </p>
  );
}
