import type { Title } from './enums';

/** Ranks that a period may ask of its leaders, the highest first; each takes in those above it. */
export const TITLE_RANKS = ['senior', 'associate', 'intermediate'] as const satisfies readonly Title[];
export type TitleRank = (typeof TITLE_RANKS)[number];

export const AGE_LIMITS = { min: 30, max: 80 } as const;
export const RUNNING_LIMITS = { min: 1, max: 10 } as const;

/** Of the texts that staff write of a round, in 字. */
export const PERIOD_LIMITS = {
  name: { min: 2, max: 60 },
  code: { min: 2, max: 20 },
  category: { key: { max: 8 }, name: { max: 40 }, summary: { max: 200 } },
  material: { kind: { max: 40 }, label: { max: 60 }, help: { max: 200 } },
} as const;

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

/** Reviews a decision rests on where the period says nothing else (assumed). */
export const REVIEW_MINIMUM = 3;
export const REVIEW_MINIMUM_MAX = 15;
