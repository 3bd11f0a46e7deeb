import type { SetStep } from '@contract/period-choices';
export type PromiseDays = Partial<Record<SetStep, number>>;

export type PlannedTerm = { days: number } | { at: string };

/** Promise of a period for a step: a number of days from the arrival of a case, or else the calendar date `at`. */
export const plannedTerm = (days: number | undefined, at: string): PlannedTerm =>
  days === undefined ? { at } : { days };
