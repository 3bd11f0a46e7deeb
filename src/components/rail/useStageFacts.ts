import type { Application } from '@contract/apply';
import type { Stage } from '@contract/enums';
import type { Period } from '@contract/period';
import { beijingDay } from '@contract/rules/beijing-time';
import { plannedTerm } from '@contract/rules/promise-days';
import { useIntl } from '@umijs/max';
import { isThisYear, yearOf } from '@/i18n/day-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

type Facts = Partial<Record<Stage, { date: string }>>;

const ENDED = {
  apply: 'innovation.rail.submitted.label',
  unit_review: 'innovation.rail.reported.label',
  formal_check: 'innovation.rail.accepted.label',
  expert_review: 'innovation.rail.proposed.label',
  publicity: 'innovation.rail.published.label',
  approved: 'innovation.rail.approved.label',
  stage_result: 'innovation.rail.passed.label',
  closed: 'innovation.rail.closed.label',
} as const satisfies Record<Stage, string>;

/**
 * The dates under the ticks of the rail: for a period its plan (10-09 前, 2027-06、12), for an application its past dates
 * and what is promised (10-12 上报). An application that has ended shows no further promises.
 */
export function useStageFacts(period: Period | undefined, application?: Application): Facts {
  const t = useText();
  const time = useTimeText();
  const { locale } = useIntl();
  if (!period) return {};
  /** A date that is not of the current year shows year and month only, because the tick has no room for the day. */
  const day = (iso: string): string => (isThisYear(iso) ? time.monthDay(iso) : time.month(iso));
  /** "Before" a day; where only the month fits, the month alone, because 2027-01 前 would be too early. */
  const before = (iso: string) => ({
    date: isThisYear(iso) ? t('innovation.rail.before.label', { date: day(iso) }) : day(iso),
  });
  /**
   * A step with a number of days of its own shows that number: the promise counts from its start, not by the calendar.
   */
  const stepBefore = (days: number | undefined, at: string) => {
    const term = plannedTerm(days, at);
    return 'days' in term ? { date: t('innovation.rail.within.label', term) } : before(term.at);
  };
  const { promiseDays } = period;
  // A funded project has its own due dates: a stage that begins late ends late, and an extension may have been granted.
  const { one, two } = application?.stageDue ?? { one: period.stageOneEnd, two: period.stageTwoEnd };
  /** 2027-06、12: Chinese writes the year first, so two months of one year show it once. */
  const months = (first: string, second: string): string => {
    const isOneYear = yearOf(first) === yearOf(second) && locale.startsWith('zh');
    return t('innovation.rail.both.label', {
      first: time.month(first),
      second: isOneYear ? beijingDay(second).slice(5, 7) : time.month(second),
    });
  };
  /** From one day to another: a span that touches the current year needs no year, another one is told by its months. */
  const span = (from: string, to: string): string => {
    if (isThisYear(from) || isThisYear(to)) return time.days(from, to);
    return time.month(from) === time.month(to) ? time.month(from) : months(from, to);
  };
  const plan = {
    apply: { date: span(period.applyStart, period.applyEnd) },
    unit_review: stepBefore(promiseDays.unit_audit, period.unitAuditEnd),
    formal_check: stepBefore(promiseDays.formal_check, period.formalCheckEnd),
    expert_review: stepBefore(promiseDays.expert_review, period.reviewEnd),
    publicity: { date: t('innovation.rail.from.label', { date: day(period.publicityStart) }) },
    approved: { date: t('innovation.rail.around.label', { date: day(period.approvalAt) }) },
    stage_result: { date: months(one, two) },
    closed: { date: time.month(period.closeAt) },
  } satisfies Facts;
  if (!application) return plan;
  const { apply, stage_result, closed } = plan;
  const days = application.stageDays.map(({ stage, at, over }) => {
    if (over) return [stage, { date: t(ENDED[stage], { date: day(at) }) }] as const;
    return [
      stage,
      stage === 'approved' ? { date: t('innovation.rail.around.label', { date: day(at) }) } : before(at),
    ] as const;
  });
  const ahead = application.handler ? { stage_result, closed } : {};
  return { apply, ...ahead, ...(Object.fromEntries(days) as Facts) };
}
