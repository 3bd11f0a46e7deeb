import { REVIEW_DIMENSIONS } from '@contract/review-choices';
import type { ScoreDraft } from '@contract/review-scores';
import type { RecordShape } from './record-fields';

const unscored = { score: null, reason: '' };
export const SCORE_SHAPE: RecordShape<ScoreDraft> = {
  blank: {
    ...(Object.fromEntries(REVIEW_DIMENSIONS.map(({ key }) => [key, unscored])) as Omit<
      ScoreDraft,
      'comment'
    >),
    comment: '',
  },
  kinds: {
    ...Object.fromEntries(
      REVIEW_DIMENSIONS.flatMap(({ key }) => [
        [`${key}.score`, 'points'] as const,
        [`${key}.reason`, 'text'] as const,
      ]),
    ),
    comment: 'text',
  },
};
