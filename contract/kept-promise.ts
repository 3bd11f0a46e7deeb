import { type Static, Type } from 'typebox';
import { Closed, Id, Nullable, OneOf, Text, Time } from './schema';

/** Steps that somebody has to do with an application, in the order of its life. */
export const PROMISE_STEPS = [
  'unit_audit',
  'formal_check',
  'correction',
  'expert_review',
  'publicity',
  'stage_one',
  'stage_one_check',
  'stage_two',
  'stage_two_check',
] as const;
export type PromiseStep = (typeof PROMISE_STEPS)[number];

const PROMISE_HANDS = ['unit', 'office', 'leader'] as const;
export type PromiseHand = (typeof PROMISE_HANDS)[number];

/** `plan`: a day of the round's calendar; `days`: so many from the arrival; `each`: every case has a date of its own; `none`: nobody has set one. */
const PROMISE_KINDS = ['plan', 'days', 'each', 'none'] as const;

export const StepFigures = Closed({
  step: OneOf(PROMISE_STEPS),
  by: OneOf(PROMISE_HANDS),
  promise: OneOf(PROMISE_KINDS),
  /** The day of the plan, null where only days are promised; and how many are given. Both null without a promise. */
  until: Nullable(Time),
  days: Nullable(Type.Number({ minimum: 0 })),
  /** Cases that are done. A count below `smallest`, and what is counted from so few, is null; 0 is told. */
  finished: Nullable(Type.Integer({ minimum: 0 })),
  medianDays: Nullable(Type.Number({ minimum: 0 })),
  mostDays: Nullable(Type.Number({ minimum: 0 })),
  /** What half of the finished cases had from their arrival to their promised day, which is what they are measured by. */
  givenDays: Nullable(Type.Number({ minimum: 0 })),
  /** Cases whose promise has been kept or broken by now, and those in which it was kept. */
  owed: Nullable(Type.Integer({ minimum: 0 })),
  kept: Nullable(Type.Integer({ minimum: 0 })),
});
export type StepFigures = Static<typeof StepFigures>;

export const KeptPromises = Closed({
  /** When it was counted; at most ten minutes ago. */
  at: Time,
  smallest: Type.Integer(),
  /** The rounds that have begun, the newest first. */
  rounds: Type.Array(Closed({ periodId: Id, name: Text(60), steps: Type.Array(StepFigures) })),
});
export type KeptPromises = Static<typeof KeptPromises>;
