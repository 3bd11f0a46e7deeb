import type { Application } from '@contract/apply';
import type { Stage } from '@contract/enums';
import type { Period } from '@contract/period';
import { useText } from '@/i18n/useText';
import { formatDate, formatMonthDay, formatRange } from '@/utils/format-time';

type Facts = Partial<Record<Stage, { date: string }>>;

const month = (iso: string): string => formatDate(iso).slice(0, 7);

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
 * The dates under the ticks of the rail: of a period its plan (10-09 前, 2027-06、12), of an application what has
 * happened to it and what is promised (10-12 上报). A story that has ended promises nothing more.
 */
export function useStageFacts(period: Period | undefined, application?: Application): Facts {
  const t = useText();
  if (!period) return {};
  const year = formatDate(period.applyStart).slice(0, 4);
  /** A day of another year says which year; the tick has no room for the day then. */
  const day = (iso: string): string => (formatDate(iso).startsWith(year) ? formatMonthDay(iso) : month(iso));
  const before = (iso: string) => ({ date: t('innovation.rail.before.label', { date: day(iso) }) });
  const second = month(period.stageTwoEnd);
  const first = month(period.stageOneEnd);
  const results = first.slice(0, 4) === second.slice(0, 4) ? second.slice(5) : second;
  const plan = {
    apply: { date: formatRange(formatMonthDay(period.applyStart), formatMonthDay(period.applyEnd)) },
    unit_review: before(period.unitAuditEnd),
    formal_check: before(period.formalCheckEnd),
    expert_review: before(period.reviewEnd),
    publicity: { date: t('innovation.rail.from.label', { date: day(period.publicityStart) }) },
    approved: { date: t('innovation.rail.around.label', { date: day(period.approvalAt) }) },
    stage_result: { date: t('innovation.rail.both.label', { first, second: results }) },
    closed: { date: month(period.closeAt) },
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
