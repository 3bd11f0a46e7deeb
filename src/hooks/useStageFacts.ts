import type { Stage } from '@contract/enums';
import type { Period } from '@contract/period';
import { useText } from '@/i18n/useText';
import { formatDate, formatMonthDay, formatRange } from '@/utils/format-time';

type Facts = Partial<Record<Stage, { date: string }>>;

const month = (iso: string): string => formatDate(iso).slice(0, 7);

/** The dates of a period as they stand under the ticks of the rail: 10-09 前, 2027-06、12. */
export function useStageFacts(period: Period | undefined, submittedAt?: string | null): Facts {
  const t = useText();
  if (!period) return {};
  const year = formatDate(period.applyStart).slice(0, 4);
  /** A day of another year says which year; the tick has no room for the day then. */
  const day = (iso: string): string => (formatDate(iso).startsWith(year) ? formatMonthDay(iso) : month(iso));
  const before = (iso: string) => ({ date: t('innovation.rail.before.label', { date: day(iso) }) });
  const second = month(period.stageTwoEnd);
  const first = month(period.stageOneEnd);
  const results = first.slice(0, 4) === second.slice(0, 4) ? second.slice(5) : second;
  return {
    apply: {
      date: submittedAt
        ? t('innovation.rail.submitted.label', { date: day(submittedAt) })
        : formatRange(formatMonthDay(period.applyStart), formatMonthDay(period.applyEnd)),
    },
    unit_review: before(period.unitAuditEnd),
    formal_check: before(period.formalCheckEnd),
    expert_review: before(period.reviewEnd),
    publicity: { date: t('innovation.rail.from.label', { date: day(period.publicityStart) }) },
    approved: { date: t('innovation.rail.around.label', { date: day(period.approvalAt) }) },
    stage_result: { date: t('innovation.rail.both.label', { first, second: results }) },
    closed: { date: month(period.closeAt) },
  };
}
