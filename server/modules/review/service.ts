import type { Schema } from '@server/db/schema';
import { type Queue, queueOf } from '@server/http/waiting';
import { headsByIds } from '@server/modules/apply/service';
import type { CountedSheet } from '@server/spreadsheet/sheet';
import { type Kysely, sql } from 'kysely';
import type { ReviewReading } from './assign';
import { countRanked, wholeRanking } from './ranking';
import { rankingTable } from './ranking-table';
import { reviewUntil } from './review-until';

export interface ReviewTally {
  reviewsAssigned: number;
  reviewsDone: number;
  score: number | null;
}
export const NO_REVIEWS: ReviewTally = { reviewsAssigned: 0, reviewsDone: 0, score: null };

/** How far the reviews of these applications have come; those with a declared conflict do not count. */
export const reviewTallies = async (
  db: Kysely<Schema>,
  applicationIds: readonly number[],
): Promise<Map<number, ReviewTally>> => {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('review')
    .select([
      'applicationId',
      sql<number>`count(*) filter (where status <> 'conflict')::int`.as('reviewsAssigned'),
      sql<number>`count(*) filter (where status = 'submitted')::int`.as('reviewsDone'),
      sql<number | null>`round((avg(total) filter (where status = 'submitted'))::numeric, 2)::float8`.as(
        'score',
      ),
    ])
    .where('applicationId', 'in', [...applicationIds])
    .groupBy('applicationId')
    .execute();
  return new Map(rows.map(({ applicationId, ...tally }) => [applicationId, tally]));
};

/** Reviews that are not handed in: of these applications, or of these experts. */
export const openReviews = (
  db: Kysely<Schema>,
  of: { applicationIds: readonly number[] } | { expertIds: readonly number[] },
) =>
  db
    .selectFrom('review')
    .select(['id', 'applicationId', 'expertId', 'createdAt'])
    .where('status', 'in', ['assigned', 'declared'])
    .where(
      'applicationIds' in of
        ? sql<boolean>`application_id = any(${of.applicationIds})`
        : sql<boolean>`expert_id = any(${of.expertIds})`,
    )
    .orderBy('id')
    .execute();

/** An expert's declarations, scores and comments, for the data export. */
export const reviewsToExport = (db: Kysely<Schema>, expertId: number) =>
  db
    .selectFrom('review')
    .select([
      ...(['id', 'status', 'conflictReason', 'scores', 'comment', 'total'] as const),
      ...(['typed', 'declaredAt', 'submittedAt', 'createdAt'] as const),
    ])
    .where('expertId', '=', expertId)
    .orderBy('id')
    .execute();

/** Reviews that one expert still has to score, each due at the experts' deadline. */
export const reviewQueue = async (db: Kysely<Schema>, expertId: number): Promise<Queue> => {
  const rows = await openReviews(db, { expertIds: [expertId] });
  const heads = await headsByIds(db, [...new Set(rows.map(({ applicationId }) => applicationId))]);
  const cases = rows.flatMap(({ id, applicationId, createdAt }) => {
    const head = heads.find((one) => one.id === applicationId);
    // Identified by number: the title may reveal the applicant.
    const facts = { title: head?.no ?? '', path: `/admin/reviews/${id}`, since: createdAt };
    return head ? [{ ...facts, due: reviewUntil(head) }] : [];
  });
  return queueOf(rows.length, cases);
};

interface RankingAsked {
  periodId: number;
  category?: string;
}

/** The order of a period as a table, as its reader may see it. */
export const rankingToTable = (
  reading: ReviewReading,
  { periodId, category }: RankingAsked,
): CountedSheet => ({
  sheet: rankingTable(wholeRanking(reading, periodId, category)),
  total: () => countRanked(reading.db, periodId, category),
});
