import type { ReviewSheet } from '@contract/review';
import { REVIEW_DIMENSIONS, type ReviewDimension, type ReviewScores } from '@contract/rules/review-score';
import { useRef } from 'react';
import { useRecordDraft } from '@/hooks/useRecordDraft';
import { fetchReview, updateScores } from '@/services/review';

/** The sheet as it is written: each dimension is one thing, so that two devices can score different ones. */
export type ScoreFields = Record<ReviewDimension, { score: number | null; reason: string }> & {
  comment: string;
};

/** An untouched field counts as empty. */
const complete = (scores: ReviewScores) =>
  Object.fromEntries(
    REVIEW_DIMENSIONS.map(({ key }) => [
      key,
      { score: scores[key]?.score ?? null, reason: scores[key]?.reason ?? '' },
    ]),
  ) as Record<ReviewDimension, { score: number | null; reason: string }>;

export const fieldsOf = ({ scores, comment }: Pick<ReviewSheet, 'scores' | 'comment'>): ScoreFields => ({
  ...complete(scores),
  comment,
});

const stored = (sheet: ReviewSheet) => ({ version: sheet.version, fields: fieldsOf(sheet) });

/** Scores on this device at once and with the service soon after; the service takes the whole sheet each time. */
export function useScoreDraft(sheet: ReviewSheet, userId: number) {
  const { id } = sheet;
  const last = useRef(fieldsOf(sheet));
  const noted = (after: ReviewSheet) => {
    last.current = fieldsOf(after);
    return stored(after);
  };
  return useRecordDraft<ScoreFields>({
    name: `${userId}:review-${id}`,
    stored: stored(sheet),
    save: async (version, changes) => {
      const { comment, ...scores } = { ...last.current, ...changes };
      return noted(await updateScores(id, { scores, comment, submit: false, version }));
    },
    load: async () => noted(await fetchReview(id)),
  });
}
