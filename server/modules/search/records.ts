import { DAY_MS } from '@contract/time-units';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';

/** A word is hot when this many different people looked for it (req:product-search). */
const HOT_PEOPLE = 5;
const HOT_DAYS = 30;
const SHOWN = 8;

export interface SearchRecord {
  accountId: number | null;
  visitor: string;
  keyword: string;
  scope: string | null;
  filters: Record<string, string>;
  hits: number | null;
}

export const recordSearch = async (db: Kysely<Schema>, record: SearchRecord): Promise<void> => {
  await db
    .insertInto('searchRecord')
    .values({ ...record, filters: JSON.stringify(record.filters) })
    .execute();
};

export const recentKeywords = async (db: Kysely<Schema>, accountId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('searchRecord')
    .select(['keyword', (eb) => eb.fn.max('id').as('last')])
    .where('accountId', '=', accountId)
    .groupBy('keyword')
    .orderBy('last', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ keyword }) => keyword);
};

/** Words of the last days; one person counts once, so nobody can make a word hot alone. */
export const hotKeywords = async (db: Kysely<Schema>, now: Date): Promise<string[]> => {
  const people = sql<number>`count(distinct visitor)`;
  const rows = await db
    .selectFrom('searchRecord')
    .select('keyword')
    .where('at', '>', new Date(now.getTime() - HOT_DAYS * DAY_MS))
    .where('hits', '>', 0)
    .groupBy('keyword')
    .having(people, '>=', HOT_PEOPLE)
    .orderBy(people, 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ keyword }) => keyword);
};

export const forgetSearches = async (db: Kysely<Schema>, accountId: number): Promise<void> => {
  await db.deleteFrom('searchRecord').where('accountId', '=', accountId).execute();
};
