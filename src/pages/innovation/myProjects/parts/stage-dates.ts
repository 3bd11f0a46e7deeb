import type { ApplicationStatus, Stage } from '@contract/enums';
import type { Period } from '@contract/period';
import { TERMINAL } from '@contract/rules/status-machine';
import { shareOfWay } from '@/utils/clock';

type Dates = Pick<
  Period,
  | 'applyStart'
  | 'applyEnd'
  | 'unitAuditEnd'
  | 'formalCheckEnd'
  | 'reviewEnd'
  | 'publicityStart'
  | 'approvalAt'
  | 'stageOneEnd'
  | 'stageTwoEnd'
  | 'closeAt'
>;

/** When a stage should be over according to the plan of the period. */
export const stageEnd = (period: Dates, stage: Stage): string =>
  ({
    apply: period.applyEnd,
    unit_review: period.unitAuditEnd,
    formal_check: period.formalCheckEnd,
    expert_review: period.reviewEnd,
    publicity: period.approvalAt,
    approved: period.stageOneEnd,
    stage_result: period.stageTwoEnd,
    closed: period.closeAt,
  })[stage];

interface Position {
  status: ApplicationStatus;
  statusSince: string;
  /** The promised end of the current stage, where one has been promised. */
  deadline?: string | null;
}

/** How much of its current stage an application has behind it by the calendar, 0 to 1; undefined once it has ended. */
export function shareOfStage(
  { status, statusSince, deadline }: Position,
  stage: Stage,
  period: Dates,
  now: number,
) {
  if (TERMINAL.includes(status) || status === 'withdrawn') return undefined;
  // Publicity lasts from the announcement on, so none of it has passed while no announcement lists the application.
  if (status === 'publicity' && deadline === null) return 0;
  const start = stage === 'apply' ? period.applyStart : statusSince;
  return shareOfWay(start, deadline ?? stageEnd(period, stage), now);
}
