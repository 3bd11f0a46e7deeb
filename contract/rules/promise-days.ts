/** Steps whose days the office may promise; the others have a window, or a date of their own for every case. */
export const SET_STEPS = [
  'unit_audit',
  'formal_check',
  'expert_review',
  'stage_one_check',
  'stage_two_check',
] as const;
export type SetStep = (typeof SET_STEPS)[number];

/** A promise for half a year is none. */
export const PROMISE_DAYS_MAX = 180;

export type PromiseDays = Partial<Record<SetStep, number>>;

export type PlannedTerm = { days: number } | { at: string };

/** What a period promises of a step: days of its own from when a case comes there, or else `at`, the day of the calendar. */
export const plannedTerm = (days: number | undefined, at: string): PlannedTerm =>
  days === undefined ? { at } : { days };
