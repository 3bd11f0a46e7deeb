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

export type ReviewScores = Partial<Record<ReviewDimension, { score: number | null; reason: string }>>;

/** A score without reasons helps nobody: so many characters at least, in code points. */
export const REVIEW_REASON_MIN = 50;
export const REVIEW_REASON_MAX = 1000;
/** Applications one expert reads in one period. */
export const REVIEW_LOAD_MAX = 12;

/** Points in all; null while one is missing. */
export const totalScore = (scores: ReviewScores): number | null => {
  const given = REVIEW_DIMENSIONS.map(({ key }) => scores[key]?.score ?? null);
  return given.reduce<number | null>(
    (sum, points) => (sum === null || points === null ? null : sum + points),
    0,
  );
};

export interface ScoreProblem {
  field: ReviewDimension;
  part: 'score' | 'reason';
  message: string;
}

const lengthOf = (text: string): number => [...text.trim()].length;

/** What a review still lacks before it can be handed in, each at its field. */
export const scoreProblems = (scores: ReviewScores): ScoreProblem[] =>
  REVIEW_DIMENSIONS.flatMap(({ key, max }): ScoreProblem[] => {
    const { score = null, reason = '' } = scores[key] ?? {};
    const length = lengthOf(reason);
    return [
      ...(score === null || score < 0 || score > max
        ? [{ field: key, part: 'score' as const, message: `请给出 0—${max} 分` }]
        : []),
      ...(length < REVIEW_REASON_MIN
        ? [
            {
              field: key,
              part: 'reason' as const,
              message: `理由至少 ${REVIEW_REASON_MIN} 个字，还差 ${REVIEW_REASON_MIN - length} 个字`,
            },
          ]
        : []),
    ];
  });
