import type { ApplicationSummary } from '@contract/apply';
import { TERMINAL } from '@contract/rules/status-machine';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { daysBetween, timeLeft } from '@/utils/clock';
import styles from './RowDeadline.module.css';

/** From here on the days left are shown in red: whoever reads only one thing should read this. */
const SOON_DAYS = 5;

interface Props {
  application: ApplicationSummary;
  now: number;
  /** Whoever reads is its leader. */
  isReader: boolean;
}

/** Until when the reader has to act; otherwise until when the present stage is promised to be over. */
export function RowDeadline({ application, now, isReader }: Props) {
  const t = useText();
  const time = useTimeText();
  const { deadline, status } = application;
  const isMine = isReader && application.handler?.role === 'applicant';
  if (deadline && isMine) {
    const days = daysBetween(now, deadline);
    const { over } = timeLeft(deadline, now);
    const left = over
      ? t('projects.card.overdue.label')
      : days === 0
        ? t('projects.card.lastDay.label')
        : t('projects.card.daysLeft.label', { n: days });
    return (
      <p className={styles.due}>
        <span className={!over && days <= SOON_DAYS ? styles.soon : undefined}>{left}</span>
        <time dateTime={deadline}>
          {t('projects.card.due.label', { date: `${time.monthDay(deadline)} ${time.clock(deadline)}` })}
        </time>
      </p>
    );
  }
  if (TERMINAL.includes(status) || status === 'withdrawn') return null;
  // The applicant's turn without a date: a stage's result that came back.
  if (isMine) return <p className={styles.due}>{t('result.mine.mend.label')}</p>;
  if (!deadline) return null;
  return <p className={styles.due}>{t('projects.card.expected.label', { date: time.date(deadline) })}</p>;
}
