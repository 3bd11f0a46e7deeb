import type { RankedApplication } from '@contract/review';
import { sql } from 'kysely';
import type { Db } from './repository';

const SHOWN = ['expert_review', 'publicity', 'approved', 'not_funded'] as const;

const tally = sql<{
  done: number;
  assigned: number;
  score: number | null;
  spread: number | null;
}>`(select jsonb_build_object(
  'done', count(*) filter (where r.status = 'submitted'),
  'assigned', count(*) filter (where r.status <> 'conflict'),
  'score', round((avg(r.total) filter (where r.status = 'submitted'))::numeric, 2),
  'spread', max(r.total) filter (where r.status = 'submitted') - min(r.total) filter (where r.status = 'submitted'))
  from review r where r.application_id = a.id)`;

/** Same score, same rank; whoever has no score yet has none. */
const withRanks = <T extends { score: number | null; category: string | null }>(rows: T[]) =>
  rows.map((row) => ({
    ...row,
    rank:
      row.score === null
        ? null
        : 1 +
          rows.filter((other) => other.category === row.category && (other.score ?? -1) > (row.score ?? 0))
            .length,
  }));

/** Applications of a period in the order of their mean score, ranked within their category. */
export const ranking = async (db: Db, periodId: number, category: string | undefined) => {
  const found = await db
    .selectFrom('application as a')
    .innerJoin('period as p', 'p.id', 'a.periodId')
    .innerJoin('account as owner', 'owner.id', 'a.ownerId')
    .select(['a.id', 'a.no', 'a.title', 'a.category', 'a.unitName', 'a.status', 'a.version', 'p.categories'])
    .select([sql<string>`coalesce(owner.real_name, owner.nickname)`.as('ownerName'), tally.as('tally')])
    .where('a.periodId', '=', periodId)
    .where('a.status', 'in', [...SHOWN])
    .where('a.reportedAt', 'is not', null)
    .$if(category !== undefined, (query) => query.where('a.category', '=', category ?? ''))
    .orderBy('a.id')
    .execute();
  const rows = withRanks(
    found.map(({ categories, tally: { done, assigned, score, spread }, no, ...row }) => ({
      ...row,
      no: no ?? '',
      categoryName: categories.find(({ key }) => key === row.category)?.name ?? null,
      reviewsDone: done,
      reviewsAssigned: assigned,
      score,
      spread,
    })),
  ).sort((a, b) => (b.score ?? -1) - (a.score ?? -1)) satisfies RankedApplication[];
  return { rows, total: rows.length };
};
