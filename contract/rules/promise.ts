import type { ApplicationStatus } from '@contract/enums';
import type { SetStep } from '@contract/period-choices';
import type { RESULT_STATUSES } from '@contract/result-choices';
import { DAY_MS } from '@contract/time-units';
import { dayEnd } from './beijing-time';
import type { PromiseDays } from './promise-days';
import { endsWithWindow, type StageFacts, stageWindow } from './stage-window';

/**
 * Stages promised by a date, in order: by the unit, the office, the experts, during publicity, and again by the office.
 */
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
  /** When an announcement listed the application; null before. */
  publicSince: Date | null;
  /** When the current version was filed; null before. */
  submittedAt: Date | null;
  /** By when a returned application has to be resubmitted. */
  dueAt: Date | null;
  stageTwoStatus: ResultStatus | null;
  /** Date promised for the current step when it began or was announced; later changes of the plan do not affect it. */
  promisedUntil: Date | null;
  promiseDays: PromiseDays;
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
  | 'promiseDays'
>;

/** Steps with a date in the plan; `approval` is when the applications made public by then are decided. */
export type PlannedStep = PromisedStage | 'approval' | 'stage_one' | 'stage_two';

/** `end`: date in the calendar, null where only a number of days is promised; `length`: time given for the step. */
export interface Term {
  end: number | null;
  length: number;
}

const windowOf = (start: Date, end: Date): Term => ({
  end: end.getTime(),
  length: end.getTime() - start.getTime(),
});

/** The days that the office has promised for a step; null where it has not. */
export const daysTerm = ({ promiseDays }: Plan, step: SetStep): Term | null => {
  const days = promiseDays[step];
  return days === undefined ? null : { end: null, length: days * DAY_MS };
};

/**
 * Promised end of a step that begins at `begun`: at the end of the last promised day, whatever the time of the
 * beginning, or at the planned end if that is later. A step of length 0 is due at once.
 */
export const dueOf = ({ end, length }: Term, begun: number): number =>
  Math.max(end ?? begun, length > 0 ? dayEnd(begun + length) : begun);

const STEP_OF: Partial<Record<PlannedStep, SetStep>> = {
  unit_review: 'unit_audit',
  formal_check: 'formal_check',
  expert_review: 'expert_review',
};

type PublicDays = Pick<Plan, 'publicityStart' | 'publicityDays'>;
const publicTerm = ({ publicityStart, publicityDays }: PublicDays): Term => {
  const length = publicityDays * DAY_MS;
  return { end: dueOf({ end: null, length }, publicityStart.getTime()), length };
};

/** End of a stage in the plan, and the time that the plan gives for it. */
export const planOf = (plan: Plan, stage: PlannedStep): Term => {
  const step = STEP_OF[stage];
  const days = step && daysTerm(plan, step);
  if (days) return days;
  const [apply, unit, formal, review] = [
    plan.applyEnd,
    plan.unitAuditEnd,
    plan.formalCheckEnd,
    plan.reviewEnd,
  ].map((date) => date.getTime()) as [number, number, number, number];
  const publicity = publicTerm(plan);
  return {
    unit_review: { end: unit, length: unit - apply },
    formal_check: { end: formal, length: formal - unit },
    expert_review: { end: review, length: review - formal },
    publicity,
    approved: { end: plan.approvalAt.getTime(), length: 0 },
    approval: { end: plan.approvalAt.getTime(), length: publicity.length },
    stage_one: windowOf(plan.stageOneStart, plan.stageOneEnd),
    stage_two: windowOf(plan.stageTwoStart, plan.stageTwoEnd),
  }[stage];
};

/** When the publicity was announced to everybody; null while no announcement lists the application. */
const announcedAt = ({ statusSince, publicSince }: PromiseFacts): Date | null =>
  publicSince && publicSince >= statusSince ? publicSince : null;

/** The current or next stage, and when it began or will begin at the latest. */
const startOf = (facts: PromiseFacts, now: Date): [PromisedStage, Date] | null => {
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
      // It can be announced now at the earliest.
      return [status, announcedAt(facts) ?? (now > statusSince ? now : statusSince)];
    default:
      return null;
  }
};

/** Statuses whose promise is recorded when they begin, or when their announcement is published. */
const GIVEN: readonly ApplicationStatus[] = [
  'submitted',
  'unit_review',
  'formal_check',
  'expert_review',
  'publicity',
];

const givenFor = (facts: PromiseFacts): Date | null => {
  if (!GIVEN.includes(facts.status)) return null;
  return facts.status === 'publicity' && !announcedAt(facts) ? null : facts.promisedUntil;
};

/**
 * When each remaining stage will end: as promised when it began; or after the days set by the office; or on the date of
 * the plan, or, if that is later, after the time that the plan gives from its beginning. A stage that begins late ends
 * late, so no promise lies in the past.
 */
export const promisesOf = (facts: PromiseFacts, now: Date): Partial<Record<PromisedStage, Date>> => {
  const start = startOf(facts, now);
  if (!start) return {};
  const [first, begun] = start;
  const promises: Partial<Record<PromisedStage, Date>> = {};
  let from = begun.getTime();
  for (const stage of PROMISED_STAGES.slice(PROMISED_STAGES.indexOf(first))) {
    const given = stage === first ? givenFor(facts) : null;
    const until = given?.getTime() ?? dueOf(planOf(facts, stage), from);
    promises[stage] = new Date(until);
    // A stage that is already late delays the stages after it.
    from = Math.max(until, now.getTime());
  }
  return promises;
};

/** End of publicity, counted from its date in the calendar, or from the announcement if that is later. */
export const publicUntil = (days: PublicDays, begun: Date): Date =>
  new Date(dueOf(publicTerm(days), begun.getTime()));

/**
 * Until when objections are accepted: as announced, even if the plan changed since. Null while no announcement lists
 * the application, since nobody could object; a period without publicity days needs no announcement.
 */
export const publicityEnd = (facts: PromiseFacts): Date | null => {
  const announced = announcedAt(facts);
  if (announced) return facts.promisedUntil ?? publicUntil(facts, announced);
  return facts.publicityDays === 0 ? publicUntil(facts, facts.statusSince) : null;
};

const stageDeadline = (facts: PromiseFacts): Date | null => {
  const isSecond = facts.status === 'stage_two' || facts.stageOneStatus === 'passed';
  const status = isSecond ? facts.stageTwoStatus : facts.stageOneStatus;
  // The office has the result: its promised date, if any.
  if (status === 'submitted') return facts.promisedUntil;
  if (!endsWithWindow(status)) return null;
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
      return promisesOf(facts, facts.statusSince)[facts.status] ?? null;
    case 'publicity':
      // A day that nobody has announced is owed to nobody.
      return publicityEnd(facts);
    case 'approved':
      return stageWindow(facts, 'one').end;
    case 'stage_one':
    case 'stage_two':
      return stageDeadline(facts);
    default:
      return null;
  }
};
