import type { ApplicationStatus } from '@contract/enums';
import type { RESULT_STATUSES } from '@contract/result-choices';
import { DAY_MS } from '@contract/time-units';
import { endsWithWindow, type StageFacts, stageWindow } from './stage-window';

/** Stages that somebody owes by a date, in their order: the unit, the office, the experts, the public, the office. */
export const PROMISED_STAGES = [
  'unit_review',
  'formal_check',
  'expert_review',
  'publicity',
  'approved',
] as const;
export type PromisedStage = (typeof PROMISED_STAGES)[number];

type ResultStatus = (typeof RESULT_STATUSES)[number];

/** The calendar of the period, and what has happened to one application. */
export interface PromiseFacts extends StageFacts {
  status: ApplicationStatus;
  statusSince: Date;
  /** When the announcement named it; null as long as none has. */
  publicSince: Date | null;
  /** Of the version that is filed now. */
  submittedAt: Date | null;
  /** Until when a returned application is to come back. */
  dueAt: Date | null;
  stageTwoStatus: ResultStatus | null;
  applyEnd: Date;
  unitAuditEnd: Date;
  formalCheckEnd: Date;
  reviewEnd: Date;
  publicityStart: Date;
  publicityDays: number;
  approvalAt: Date;
}

export type Plan = Pick<
  PromiseFacts,
  | 'applyEnd'
  | 'unitAuditEnd'
  | 'formalCheckEnd'
  | 'reviewEnd'
  | 'publicityStart'
  | 'publicityDays'
  | 'approvalAt'
  | 'stageOneStart'
  | 'stageOneEnd'
  | 'stageTwoStart'
  | 'stageTwoEnd'
>;

/** What the plan has a day for; `approval`: what is public by then is decided. */
export type PlannedStep = PromisedStage | 'approval' | 'stage_one' | 'stage_two';

const windowOf = (start: Date, end: Date) => ({
  end: end.getTime(),
  length: end.getTime() - start.getTime(),
});

/** When the plan ends a stage, and how long the plan gives for it. */
export const planOf = (plan: Plan, stage: PlannedStep): { end: number; length: number } => {
  const [apply, unit, formal, review] = [
    plan.applyEnd,
    plan.unitAuditEnd,
    plan.formalCheckEnd,
    plan.reviewEnd,
  ].map((date) => date.getTime()) as [number, number, number, number];
  const days = plan.publicityDays * DAY_MS;
  return {
    unit_review: { end: unit, length: unit - apply },
    formal_check: { end: formal, length: formal - unit },
    expert_review: { end: review, length: review - formal },
    publicity: { end: plan.publicityStart.getTime() + days, length: days },
    approved: { end: plan.approvalAt.getTime(), length: 0 },
    approval: { end: plan.approvalAt.getTime(), length: days },
    stage_one: windowOf(plan.stageOneStart, plan.stageOneEnd),
    stage_two: windowOf(plan.stageTwoStart, plan.stageTwoEnd),
  }[stage];
};

/** What is public counts from the announcement that says so to everybody. */
const publicFrom = ({ statusSince, publicSince }: PromiseFacts): Date =>
  publicSince && publicSince > statusSince ? publicSince : statusSince;

/** The stage that runs now or comes next, and when it began or will begin at the latest. */
const startOf = (facts: PromiseFacts): [PromisedStage, Date] | null => {
  const { status, statusSince, submittedAt, dueAt, applyEnd } = facts;
  switch (status) {
    case 'draft':
    case 'withdrawn':
      return ['unit_review', applyEnd];
    case 'returned':
      return ['unit_review', dueAt ?? statusSince];
    case 'submitted':
    case 'unit_review':
      return ['unit_review', submittedAt ?? statusSince];
    case 'formal_check':
    case 'expert_review':
      return [status, statusSince];
    case 'publicity':
      return [status, publicFrom(facts)];
    default:
      return null;
  }
};

/**
 * By when each stage that is still open will be over: the plan's own day, or as long after its beginning as the plan
 * gives, if that is later. What begins late ends late, so nothing is promised for a day that has passed already.
 */
export const promisesOf = (facts: PromiseFacts, now: Date): Partial<Record<PromisedStage, Date>> => {
  const start = startOf(facts);
  if (!start) return {};
  const [first, begun] = start;
  const promises: Partial<Record<PromisedStage, Date>> = {};
  let from = begun.getTime();
  for (const stage of PROMISED_STAGES.slice(PROMISED_STAGES.indexOf(first))) {
    const { end, length } = planOf(facts, stage);
    const until = Math.max(end, from + length);
    promises[stage] = new Date(until);
    // Who is late already delays those that come after.
    from = Math.max(until, now.getTime());
  }
  return promises;
};

/** A week's publicity counts from its day in the calendar, or from the moment it really began. */
export const publicityEnd = (facts: PromiseFacts): Date => {
  const { end, length } = planOf(facts, 'publicity');
  return new Date(Math.max(end, publicFrom(facts).getTime() + length));
};

const stageDeadline = (facts: PromiseFacts): Date | null => {
  const isSecond = facts.status === 'stage_two' || facts.stageOneStatus === 'passed';
  const status = isSecond ? facts.stageTwoStatus : facts.stageOneStatus;
  if (status === 'submitted' || !endsWithWindow(status)) return null;
  return stageWindow(facts, isSecond ? 'two' : 'one').end;
};

/** By when the next act is due; null where nobody has set a date. */
export const deadlineOf = (facts: PromiseFacts): Date | null => {
  switch (facts.status) {
    case 'draft':
    case 'withdrawn':
      return facts.applyEnd;
    case 'returned':
      return facts.dueAt;
    case 'submitted':
    case 'unit_review':
      return promisesOf(facts, facts.statusSince).unit_review ?? null;
    case 'formal_check':
    case 'expert_review':
    case 'publicity':
      return promisesOf(facts, facts.statusSince)[facts.status] ?? null;
    case 'approved':
      return stageWindow(facts, 'one').end;
    case 'stage_one':
    case 'stage_two':
      return stageDeadline(facts);
    default:
      return null;
  }
};
