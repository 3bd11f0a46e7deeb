import type { SetStep } from '@contract/period-choices';
export type PromiseDays = Partial<Record<SetStep, number>>;

export type PlannedTerm = { days: number } | { at: string };

/** What a period promises of a step: days of its own from when a case comes there, or else `at`, the day of the calendar. */
export const plannedTerm = (days: number | undefined, at: string): PlannedTerm =>
  days === undefined ? { at } : { days };
