import type { Stage } from '@contract/enums';
import type { Period } from '@contract/period';
import { dayEnd } from '@contract/rules/beijing-time';
import { DAY_MS } from '@contract/time-units';
import { shareOfWay } from '@/utils/clock';

const iso = (ms: number): string => new Date(ms).toISOString();

/** When the plan of a period ends each stage. */
const endsOf = (period: Period): [Stage, string][] => [
  ['apply', period.applyEnd],
  ['unit_review', period.unitAuditEnd],
  ['formal_check', period.formalCheckEnd],
  ['expert_review', period.reviewEnd],
  ['publicity', iso(dayEnd(Date.parse(period.publicityStart) + period.publicityDays * DAY_MS))],
  ['approved', period.stageOneStart],
  ['stage_result', period.stageTwoEnd],
];

/** The stage of the plan that `now` falls into, and the share of that stage that has passed (0 to 1). */
export function periodPosition(period: Period, now: number): { stage: Stage; share: number } {
  let start = period.applyStart;
  for (const [stage, end] of endsOf(period)) {
    if (now <= Date.parse(end)) return { stage, share: shareOfWay(start, end, now) };
    start = end;
  }
  return { stage: 'closed', share: 0 };
}
