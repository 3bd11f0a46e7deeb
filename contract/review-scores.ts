import { type Static, Type } from 'typebox';
import { REVIEW_DIMENSIONS, REVIEW_LIMITS, type ReviewDimension } from './review-choices';
import { Closed, Nullable, Text } from './schema';

const Scored = Closed({
  score: Nullable(Type.Number({ minimum: 0, maximum: 100 })),
  reason: Text(REVIEW_LIMITS.reason.max),
});
/** What an expert writes, and what is handed in when it is complete. */
export const ScoreDraft = Closed({
  ...(Object.fromEntries(REVIEW_DIMENSIONS.map(({ key }) => [key, Scored])) as Record<
    ReviewDimension,
    typeof Scored
  >),
  comment: Text(REVIEW_LIMITS.comment.max),
});
export type ScoreDraft = Static<typeof ScoreDraft>;
/** The scores as they are read; a dimension without any entry is left out. */
export const Scores = Closed(
  Object.fromEntries(REVIEW_DIMENSIONS.map(({ key }) => [key, Type.Optional(Scored)])) as Record<
    ReviewDimension,
    ReturnType<typeof Type.Optional<typeof Scored>>
  >,
);
