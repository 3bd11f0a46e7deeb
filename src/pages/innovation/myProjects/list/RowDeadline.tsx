import type { ApplicationSummary } from '@contract/apply';
import { isSettled } from '@contract/rules/settled';
import { dayText } from '@/i18n/day-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { daysBetween, SOON_DAYS, timeLeft } from '@/utils/clock';
import styles from './RowDeadline.module.css';

interface Props {
  application: ApplicationSummary;
  now: number;
  /** The reader is the application's leader. */
  isReader: boolean;
}

/** The date that others have promised, or by how many days they have missed it. */
function Promised({ deadline, now }: { deadline: string; now: number }) {
  const t = useText();
  const time = useTimeText();
  const past = daysBetween(deadline, now);
  return (
    <p className={styles.due}>
      {past > 0 && <span className={styles.soon}>{t('admin.home.over.label', { n: past })}</span>}
      <time dateTime={deadline}>{t('projects.card.promised.label', { date: time.date(deadline) })}</time>
    </p>
  );
}

/** The time the reader has left. */
function Left({ deadline, now }: { deadline: string; now: number }) {
  const t = useText();
  const time = useTimeText();
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
        {t('projects.card.due.label', { date: `${dayText(time, deadline)} ${time.clock(deadline)}` })}
      </time>
    </p>
  );
}

/** The leader's deadline; otherwise the promised end of the current stage. */
export function RowDeadline({ application, now, isReader }: Props) {
  const t = useText();
  const time = useTimeText();
  const { deadline, status, handler } = application;
  const isLeaders = handler?.role === 'applicant';
  if (isSettled(application, new Date(now))) return null;
  if (deadline && isLeaders && isReader) return <Left deadline={deadline} now={now} />;
  if (status === 'withdrawn') return null;
  if (deadline && !isLeaders) return <Promised deadline={deadline} now={now} />;
  if (!isLeaders) return null;
  // The leader has to act without a date: a stage result was returned.
  const words = deadline
    ? t('projects.card.due.label', { date: time.date(deadline) })
    : t('result.mine.mend.label');
  return <p className={styles.due}>{words}</p>;
}
