import type { Milestone, RESULT_STATUSES } from '@contract/result-choices';
import { dayEnd } from './beijing-time';

type ResultStatus = (typeof RESULT_STATUSES)[number];

/** What was returned may be mended after the window; otherwise returning it late would end the project. */
export const endsWithWindow = (result: ResultStatus | null): boolean => result !== 'returned';

export interface StageFacts {
  stageOneStart: Date;
  stageOneEnd: Date;
  stageTwoStart: Date;
  stageTwoEnd: Date;
  /** Until when this project has time, where the office has granted it more than its round gives (延期). */
  stageOneUntil: Date | null;
  stageTwoUntil: Date | null;
  /** When the project was approved: before that, the first stage is only planned. */
  approvedAt: Date | null;
  stageOneStatus: ResultStatus | null;
  /** When the office last decided about the first result. */
  stageOneDecidedAt: Date | null;
}

export interface StageWindow {
  start: Date;
  end: Date;
}

/** The later one: an extension that the round has overtaken takes nothing away. */
const withGranted = ({ start, end }: StageWindow, until: Date | null): StageWindow => ({
  start,
  end: until && until > end ? until : end,
});

/**
 * When the result of a stage can be handed in: in the plan's own window, or to the last day granted to this project. But
 * a stage begins when the one before it is done, and what begins after the day of the plan has as long as the plan
 * gives, to the end of its last day. Otherwise a late decision of the office would end a project.
 */
export const stageWindow = (facts: StageFacts, milestone: Milestone): StageWindow => {
  const { approvedAt, stageOneStatus, stageOneDecidedAt } = facts;
  const [start, end, free, until] =
    milestone === 'one'
      ? [facts.stageOneStart, facts.stageOneEnd, approvedAt, facts.stageOneUntil]
      : [
          facts.stageTwoStart,
          facts.stageTwoEnd,
          stageOneStatus === 'passed' ? stageOneDecidedAt : null,
          facts.stageTwoUntil,
        ];
  if (!free || free <= start) return withGranted({ start, end }, until);
  const length = end.getTime() - start.getTime();
  return withGranted({ start: free, end: new Date(dayEnd(free.getTime() + length)) }, until);
};
