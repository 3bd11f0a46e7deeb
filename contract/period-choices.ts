import type { Title } from './enums';

/** Lowest title that a period may require of leaders, highest first; a higher title meets the requirement as well. */
export const TITLE_RANKS = ['senior', 'associate', 'intermediate'] as const satisfies readonly Title[];
export type TitleRank = (typeof TITLE_RANKS)[number];

export const AGE_LIMITS = { min: 30, max: 80 } as const;
export const RUNNING_LIMITS = { min: 1, max: 10 } as const;

/** Limits of the texts that staff write for a period, in 字. */
export const PERIOD_LIMITS = {
  name: { min: 2, max: 60 },
  code: { min: 2, max: 20 },
  category: { key: { max: 8 }, name: { max: 40 }, summary: { max: 200 } },
  material: { kind: { max: 40 }, label: { max: 60 }, help: { max: 200 } },
} as const;

/** Steps for which the office may promise a number of days; the other steps have a window, or a date per case. */
export const SET_STEPS = [
  'unit_audit',
  'formal_check',
  'expert_review',
  'stage_one_check',
  'stage_two_check',
] as const;
export type SetStep = (typeof SET_STEPS)[number];

/** A promise of more than half a year would be meaningless. */
export const PROMISE_DAYS_MAX = 180;

/** Least number of reviews for a decision where the period does not set one (assumed). */
export const REVIEW_MINIMUM = 3;
export const REVIEW_MINIMUM_MAX = 15;
