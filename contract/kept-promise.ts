import { type Static, Type } from 'typebox';
import { Closed, Id, Nullable, OneOf, Text, Time } from './schema';

/** Steps of an application in which somebody has to act, in their order. */
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

/**
 * `plan`: a date in the period's calendar; `days`: a number of days from the arrival; `each`: every case has a date of
 * its own; `none`: no date was set.
 */
const PROMISE_KINDS = ['plan', 'days', 'each', 'none'] as const;

export const StepFigures = Closed({
  step: OneOf(PROMISE_STEPS),
  by: OneOf(PROMISE_HANDS),
  promise: OneOf(PROMISE_KINDS),
  /**
   * `until` is the calendar date, null where only a number of days is promised; `days` is that number. Both are null
   * without a promise.
   */
  until: Nullable(Time),
  days: Nullable(Type.Number({ minimum: 0 })),
  /**
   * Number of finished cases. Counts below `smallest`, and figures derived from so few, are null; a count of 0 is
   * shown.
   */
  finished: Nullable(Type.Integer({ minimum: 0 })),
  medianDays: Nullable(Type.Number({ minimum: 0 })),
  mostDays: Nullable(Type.Number({ minimum: 0 })),
  /**
   * Median number of days from the arrival of the finished cases to their promised date, for comparison with the days
   * they took.
   */
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
  /** The periods that have begun, the newest first. */
  periods: Type.Array(Closed({ periodId: Id, name: Text(60), steps: Type.Array(StepFigures) })),
});
export type KeptPromises = Static<typeof KeptPromises>;
