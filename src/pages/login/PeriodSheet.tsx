import type { Period } from '@contract/period';
import type { SetStep } from '@contract/period-choices';
import { plannedTerm } from '@contract/rules/promise-days';
import { PaperSheet } from '@/components/PaperSheet';
import { useServiceNow } from '@/components/useServiceNow';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { daysBetween } from '@/utils/clock';
import styles from './PeriodSheet.module.css';

interface Props {
  period: Period;
}

interface Row {
  /** A step for which the period may promise a number of days instead of a date. */
  step?: SetStep;
  at: string;
  words: string;
  time: string;
}

/** The dates of the open period as a sheet of paper, with today marked among them. */
export function PeriodSheet({ period }: Props) {
  const t = useText();
  const time = useTimeText();
  const now = useServiceNow(period.applyEnd);
  const plan: Row[] = [
    { at: period.applyStart, time: time.dateTime(period.applyStart), words: t('login.period.open.label') },
    { at: period.applyEnd, time: time.deadline(period.applyEnd), words: t('login.period.end.label') },
    {
      step: 'unit_audit',
      at: period.unitAuditEnd,
      time: time.deadline(period.unitAuditEnd),
      words: t('login.period.report.label'),
    },
    {
      step: 'expert_review',
      at: period.reviewEnd,
      time: time.date(period.reviewEnd),
      words: t('login.period.review.label'),
    },
    {
      at: period.publicityStart,
      time: time.date(period.publicityStart),
      words: t('login.period.publicity.label'),
    },
  ];
  const rows = plan.filter(({ step, at }) => !step || 'at' in plannedTerm(period.promiseDays[step], at));
  const next = rows.findIndex(({ at }) => Date.parse(at) > now);
  return (
    <PaperSheet labelledBy="period-sheet">
      <h2 className={styles.name} id="period-sheet">
        <bdi>{period.name}</bdi>
      </h2>
      <p className={styles.lead}>
        {t('login.period.deadline.label', { n: Math.max(0, daysBetween(now, period.applyEnd)) })}
      </p>
      <ol className={styles.rows}>
        {rows.map(({ at, time, words }, i) => (
          <li key={at} className={i < next || next < 0 ? styles.past : i === next ? styles.next : undefined}>
            <time dateTime={at}>{time}</time>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </PaperSheet>
  );
}
