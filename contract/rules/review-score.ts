import {
  REVIEW_DIMENSIONS,
  REVIEW_LIMITS,
  type ReviewDimension,
  type ReviewStatus,
} from '@contract/review-choices';
import { type Word, wordTable } from '@contract/word';
import { textLength } from './text-length';

/** A declared conflict or a submitted review is final: it cannot be removed, and the expert is not asked again. */
export const isReviewFinal = (status: ReviewStatus): boolean =>
  status === 'conflict' || status === 'submitted';

export type ReviewScores = Partial<Record<ReviewDimension, { score: number | null; reason: string }>>;

/** Most applications assigned to one expert in a period. */
export const REVIEW_LOAD_MAX = 12;

/** Sum of the points; null while a score is missing. */
export const totalScore = (scores: ReviewScores): number | null => {
  const given = REVIEW_DIMENSIONS.map(({ key }) => scores[key]?.score ?? null);
  return given.reduce<number | null>(
    (sum, points) => (sum === null || points === null ? null : sum + points),
    0,
  );
};

export interface ScoreFault {
  field: ReviewDimension;
  part: 'score' | 'reason';
  word: Word;
}

export const REVIEW_WORDS = wordTable('review', {
  score: '请给出 0—{max} 分',
  reason: '理由至少 {min} 个字，还差 {n} 个字',
});

/** What prevents submitting the review, each fault at its field. */
export const scoreFaults = (scores: ReviewScores): ScoreFault[] =>
  REVIEW_DIMENSIONS.flatMap(({ key: field, max }): ScoreFault[] => {
    const { score = null, reason = '' } = scores[field] ?? {};
    const n = REVIEW_LIMITS.reason.min - textLength(reason);
    const isOutside = score === null || score < 0 || score > max;
    const lacking = REVIEW_WORDS.word('reason', { min: REVIEW_LIMITS.reason.min, n });
    return [
      ...(isOutside ? [{ field, part: 'score' as const, word: REVIEW_WORDS.word('score', { max }) }] : []),
      ...(n > 0 ? [{ field, part: 'reason' as const, word: lacking }] : []),
    ];
  });
