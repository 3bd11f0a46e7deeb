/** States of a review: assigned, then free of conflict declared or a conflict, then submitted with scores. */
export const REVIEW_STATUSES = ['assigned', 'declared', 'conflict', 'submitted'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Dimensions that experts score, with the maximum points of each (assumed). */
export const REVIEW_DIMENSIONS = [
  { key: 'innovation', max: 30 },
  { key: 'feasibility', max: 30 },
  { key: 'capability', max: 20 },
  { key: 'benefit', max: 20 },
] as const;
export type ReviewDimension = (typeof REVIEW_DIMENSIONS)[number]['key'];

/** A score without reasons helps nobody: so many characters at least, in code points. */
export const REVIEW_LIMITS = {
  /** The reasons for the score of one dimension. */
  reason: { min: 50, max: 1000 },
  /** The comment on the application as a whole. */
  comment: { max: 2000 },
  /** Why an expert steps back from a review. */
  stepBack: { max: 500 },
} as const;
