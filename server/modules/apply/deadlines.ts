import { endsWithWindow } from '@contract/rules/stage-window';
import { DAY_MS } from '@contract/time-units';
import type { HeadRow } from './head-query';

/** A week's publicity counts from its day in the calendar, or from the day it really began. */
export const publicityEnd = ({
  publicityStart,
  publicityDays,
  statusSince,
}: Pick<HeadRow, 'publicityStart' | 'publicityDays' | 'statusSince'>): Date =>
  new Date(Math.max(publicityStart.getTime(), statusSince.getTime()) + publicityDays * DAY_MS);

const stageDeadline = (head: HeadRow): Date | null => {
  const [status, end] =
    head.status === 'stage_two'
      ? [head.stageTwoStatus, head.stageTwoEnd]
      : [head.stageOneStatus, head.stageOneEnd];
  if (head.status === 'stage_one' && status === 'passed') return head.stageTwoEnd;
  return status === 'submitted' || !endsWithWindow(status) ? null : end;
};

/** By when the next act is due; null where nobody has set a date. */
export const deadlineOf = (head: HeadRow): Date | null => {
  switch (head.status) {
    case 'draft':
    case 'withdrawn':
      return head.applyEnd;
    case 'returned':
      return head.dueAt;
    case 'submitted':
    case 'unit_review':
      return head.unitAuditEnd;
    case 'formal_check':
      return head.formalCheckEnd;
    case 'expert_review':
      return head.reviewEnd;
    case 'publicity':
      return publicityEnd(head);
    case 'approved':
      return head.stageOneEnd;
    case 'stage_one':
    case 'stage_two':
      return stageDeadline(head);
    default:
      return null;
  }
};
