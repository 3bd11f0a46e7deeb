import type { Calls } from '@contract/endpoints';
import type { ApplicationStatus } from '@contract/enums';
import { FUNDED_STATUSES } from '@contract/funded-statuses';
import type { RankedApplication } from '@contract/review';
import { inBatches } from '@server/db/in-batches';
import type { Schema } from '@server/db/schema';
import { pageOf } from '@server/http/paging';
import { involving } from '@server/modules/apply/service';
import { type ExpressionBuilder, sql } from 'kysely';
import type { ReviewReading } from './assign';
import { toAnnounce } from './publicity';
import type { Db } from './repository';

/** Statuses from the expert review on: an application once ranked stays ranked, whatever happens to it. */
const SHOWN = [
  'expert_review',
  'publicity',
  'not_funded',
  ...FUNDED_STATUSES,
  'terminated',
] as const satisfies readonly ApplicationStatus[];

/** Scores of one application, summed up before ranking. */
const tallyOf = (eb: ExpressionBuilder<Schema & { a: Schema['application'] }, 'a'>) =>
  eb
    .selectFrom('review as r')
    .select([
      sql<number>`count(*) filter (where r.status = 'submitted')`.as('done'),
      sql<number>`count(*) filter (where r.status <> 'conflict')`.as('assigned'),
      sql<number | null>`round((avg(r.total) filter (where r.status = 'submitted'))::numeric, 2)::float8`.as(
        'score',
      ),
      // With a single score there is no spread.
      sql<number | null>`case when count(*) filter (where r.status = 'submitted') > 1
        then (max(r.total) filter (where r.status = 'submitted')
          - min(r.total) filter (where r.status = 'submitted'))::float8 end`.as('spread'),
    ])
    .whereRef('r.applicationId', '=', 'a.id')
    .as('tally');

/** Applications of the period that the reader takes part in. */
type Own = ReadonlySet<number>;

/**
 * For a reader who takes part in an application, its whole category has no ranks: leaving only that one out would
 * reveal its rank, and ranking the others without it would give them other ranks than everybody else sees.
 */
const withheld = (own: Own) => {
  const isOwn = sql<boolean>`a.id = any(${[...own]})`;
  const unranked = sql<boolean>`bool_or(${isOwn}) over (partition by a.category)`;
  return {
    recused: isOwn,
    unranked,
    score: sql<number | null>`case when not ${isOwn} then tally.score end`,
    spread: sql<number | null>`case when not ${isOwn} then tally.spread end`,
    /**
     * Equal scores have the same rank; without a score there is none. Sorted by the database, never compared in pairs.
     */
    rank: sql<number | null>`case when tally.score is not null and not ${unranked}
      then rank() over (partition by a.category order by tally.score desc nulls last) end`,
  };
};

/** Applications of a period in the order of their mean score, ranked within their category, as this reader may see it. */
export const rankedQuery = (
  db: Db,
  periodId: number,
  category: string | undefined,
  direction: 'asc' | 'desc',
  own: Own,
) => {
  const shown = withheld(own);
  return db
    .selectFrom('application as a')
    .innerJoin('period as p', 'p.id', 'a.periodId')
    .innerJoin('account as owner', 'owner.id', 'a.ownerId')
    .innerJoinLateral(tallyOf, (join) => join.onTrue())
    .select(['a.id', 'a.no', 'a.title', 'a.category', 'a.unitName', 'a.status', 'a.version', 'p.categories'])
    .select(['tally.done', 'tally.assigned', shown.score.as('score'), shown.spread.as('spread')])
    .select([shown.rank.as('rank'), shown.recused.as('recused'), shown.unranked.as('unranked')])
    .select(sql<string>`coalesce(owner.real_name, owner.nickname)`.as('ownerName'))
    .where('a.periodId', '=', periodId)
    .where('a.status', 'in', [...SHOWN])
    .where('a.reportedAt', 'is not', null)
    .$if(category !== undefined, (query) => query.where('a.category', '=', category ?? ''))
    .orderBy(shown.score, (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('a.id');
};

const ranked = (db: Db, periodId: number) =>
  db
    .selectFrom('application')
    .where('periodId', '=', periodId)
    .where('status', 'in', [...SHOWN])
    .where('reportedAt', 'is not', null);

/** How many of a period are ranked. */
export const countRanked = async (
  db: Db,
  periodId: number,
  category: string | undefined,
): Promise<number> => {
  const { total } = await ranked(db, periodId)
    .select(sql<number>`count(*)::int`.as('total'))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .executeTakeFirstOrThrow();
  return total;
};

const ownOf = async (reading: ReviewReading, periodId: number): Promise<Own> => {
  const rows = await ranked(reading.db, periodId).select('id').execute();
  return involving(
    reading,
    rows.map(({ id }) => id),
  );
};

type Ranked = Awaited<ReturnType<ReturnType<typeof rankedQuery>['execute']>>[number];
const present = ({ categories, done, assigned, no, ...row }: Ranked): RankedApplication => ({
  ...row,
  no: no ?? '',
  categoryName: categories.find(({ key }) => key === row.category)?.name ?? null,
  reviewsDone: done,
  reviewsAssigned: assigned,
});

type Query = Calls['GET /prod-api/cms/review/ranking']['query'];

/** One page of the ranking, with what remains to be announced in the whole period. */
export const ranking = async (reading: ReviewReading, query: Query) => {
  const { db } = reading;
  const { periodId, category } = query;
  const { limit, offset, direction } = pageOf(query);
  const own = await ownOf(reading, periodId);
  const page = rankedQuery(db, periodId, category, direction, own).limit(limit).offset(offset);
  const [found, total] = [await page.execute(), await countRanked(db, periodId, category)];
  return { rows: found.map(present), total, ...(await toAnnounce(reading, periodId)) };
};

/** The whole of it, best first. */
export async function* wholeRanking(
  reading: ReviewReading,
  periodId: number,
  category: string | undefined,
): AsyncGenerator<RankedApplication[]> {
  const { db } = reading;
  const query = rankedQuery(db, periodId, category, 'desc', await ownOf(reading, periodId));
  yield* inBatches(db, query, (rows) => rows.map(present));
}
