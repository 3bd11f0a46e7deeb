import type { Milestone, RESULT_STATUSES } from '@contract/result-choices';
import { dayEnd } from './beijing-time';

type ResultStatus = (typeof RESULT_STATUSES)[number];

/** A returned result can be corrected after the window; otherwise returning one late would end the project. */
export const endsWithWindow = (result: ResultStatus | null): boolean => result !== 'returned';

export interface StageFacts {
  stageOneStart: Date;
  stageOneEnd: Date;
  stageTwoStart: Date;
  stageTwoEnd: Date;
  /** Due date granted to this project by an extension (延期); null where there is none. */
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

/** The later of both dates: an extension that the period's own date has overtaken must not shorten the window. */
const withGranted = ({ start, end }: StageWindow, until: Date | null): StageWindow => ({
  start,
  end: until && until > end ? until : end,
});

/**
 * When a stage result can be submitted: in the window of the plan, extended to the date granted to this project. If the
 * previous stage is completed only after the window's start, the window begins then with its full length, to the end of
 * its last day; otherwise a late decision of the office would end a project.
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
