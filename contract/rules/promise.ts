import type { ApplicationStatus } from '@contract/enums';
import type { SetStep } from '@contract/period-choices';
import type { RESULT_STATUSES } from '@contract/result-choices';
import { DAY_MS } from '@contract/time-units';
import { dayEnd } from './beijing-time';
import type { PromiseDays } from './promise-days';
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
  /** What was promised for the present step when it began or was announced; it stands, whatever the plan has become. */
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

/** What the plan has a day for; `approval`: what is public by then is decided. */
export type PlannedStep = PromisedStage | 'approval' | 'stage_one' | 'stage_two';

/** When the calendar ends a step, null where only days are promised; and how long it is given. */
export interface Term {
  end: number | null;
  length: number;
}

const windowOf = (start: Date, end: Date): Term => ({
  end: end.getTime(),
  length: end.getTime() - start.getTime(),
});

/** The days that the office has set for a step. */
export const daysTerm = ({ promiseDays }: Plan, step: SetStep): Term | null => {
  const days = promiseDays[step];
  return days === undefined ? null : { end: null, length: days * DAY_MS };
};

/**
 * By when what begins now is promised. Days end with the last second of the last of them, whatever second they began
 * at; what is given no days is due at once.
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

/** When the plan ends a stage, and how long the plan gives for it. */
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

/** When everybody was told that it is public; null while no announcement names it. */
const announcedAt = ({ statusSince, publicSince }: PromiseFacts): Date | null =>
  publicSince && publicSince >= statusSince ? publicSince : null;

/** The stage that runs now or comes next, and when it began or will begin at the latest. */
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

/** Steps whose promise is written down when they begin, or when everybody is told that they have. */
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
 * By when each stage that is still open will be over: what was promised when it began, the days that the office has
 * set, or the plan's own day, or as long after its beginning as the plan gives, if that is later. What begins late ends
 * late, so nothing is promised for a day that has passed already.
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
    // Who is late already delays those that come after.
    from = Math.max(until, now.getTime());
  }
  return promises;
};

/** A week's publicity counts from its day in the calendar, or from the moment that made it public. */
export const publicUntil = (days: PublicDays, begun: Date): Date =>
  new Date(dueOf(publicTerm(days), begun.getTime()));

/**
 * Until when objections are heard: as the announcement says it, whatever the plan has become since. Null while none
 * names it, for nobody could object; a round that gives no days asks for no announcement.
 */
export const publicityEnd = (facts: PromiseFacts): Date | null => {
  const announced = announcedAt(facts);
  if (announced) return facts.promisedUntil ?? publicUntil(facts, announced);
  return facts.publicityDays === 0 ? publicUntil(facts, facts.statusSince) : null;
};

const stageDeadline = (facts: PromiseFacts): Date | null => {
  const isSecond = facts.status === 'stage_two' || facts.stageOneStatus === 'passed';
  const status = isSecond ? facts.stageTwoStatus : facts.stageOneStatus;
  // With the office: what it has promised, if it has.
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
