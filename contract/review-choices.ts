/** Life of one review: assigned, then the declaration, then the scores. */
export const REVIEW_STATUSES = ['assigned', 'declared', 'conflict', 'submitted'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What experts judge, and how many points each is worth (assumed). */
export const REVIEW_DIMENSIONS = [
  { key: 'innovation', max: 30 },
  { key: 'feasibility', max: 30 },
  { key: 'capability', max: 20 },
  { key: 'benefit', max: 20 },
] as const;
export type ReviewDimension = (typeof REVIEW_DIMENSIONS)[number]['key'];

/** A score without reasons helps nobody: so many characters at least, in code points. */
export const REVIEW_REASON_MIN = 50;
export const REVIEW_REASON_MAX = 1000;
