import type { ReviewSheet } from '@contract/review';
import { REVIEW_DIMENSIONS } from '@contract/review-choices';
import type { ScoreDraft } from '@contract/review-scores';
import type { Fields } from '@contract/rules/draft-fields';
import { flattenRecord, nestRecord } from '@contract/rules/record-fields';
import { SCORE_SHAPE } from '@contract/rules/score-shape';
import type { FieldWords } from '@/pages/parts/draft/FormConflicts';

export const reviewName = (id: number): string => `review/${id}`;

export const flatScores = ({
  scores,
  comment,
  typed,
}: Pick<ReviewSheet, 'scores' | 'comment' | 'typed'>): Fields => ({
  ...flattenRecord(SCORE_SHAPE, { ...SCORE_SHAPE.blank, ...scores, comment }),
  ...typed,
});

/** The sheet as the form edits it; an empty field is null. */
export const scoresOf = (sheet: Pick<ReviewSheet, 'scores' | 'comment'>): ScoreDraft =>
  nestRecord(SCORE_SHAPE, flatScores(sheet));

/** The label of each field, used when the expert must choose between two conflicting values. */
export const SCORE_WORDS: FieldWords = {
  ...Object.fromEntries(
    REVIEW_DIMENSIONS.flatMap(({ key }) =>
      (['score', 'reason'] as const).map((part) => [
        `${key}.${part}`,
        {
          label: `admin.review.${part}.label` as const,
          named: (t: (id: `admin.review.${typeof key}.label`) => string) => ({
            name: t(`admin.review.${key}.label`),
          }),
        },
      ]),
    ),
  ),
  comment: { label: 'admin.review.comment.label' },
};
