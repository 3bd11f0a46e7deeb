import { hasContact } from '@contract/rules/contact-in-text';
import type { PopularWord } from '@contract/search';
import { DAY_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';
import { forgetBefore } from '@server/db/forgetBefore';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';

/** A word is popular when this many different people searched for it (req:product-search). */
const HOT_PEOPLE = 5;
const HOT_DAYS = 30;
const SHOWN = 8;
const CONSIDERED = 100;
/** All visitors together count as at most this many people. */
const VISITORS_COUNTED = 2;

export interface SearchRecord {
  accountId: number | null;
  visitor: string;
  keyword: string;
  scope: string | null;
  filters: Record<string, string>;
  /** Number of results, counted by the service itself. */
  hits: number;
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

/**
 * Recently searched words that had results, with the number of people. Each signed-in person counts as one. Visitors
 * are known only by their address, which is easy to change, so all of them together count as two at most.
 */
const countedWords = (db: Kysely<Schema>, now: Date) =>
  db
    .selectFrom('searchRecord')
    .select([
      'keyword',
      sql<number>`(count(distinct account_id)
        + least(count(distinct visitor) filter (where account_id is null), ${VISITORS_COUNTED}))::int`.as(
        'people',
      ),
    ])
    .where('at', '>', new Date(now.getTime() - HOT_DAYS * DAY_MS))
    .where('hits', '>', 0)
    .groupBy('keyword');

/** Somebody's telephone number is not suggested to others. */
const isShowable = ({ keyword }: { keyword: string }): boolean => !hasContact(keyword);

export const hotKeywords = async (db: Kysely<Schema>, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom(countedWords(db, now).as('word'))
    .select('keyword')
    .where('people', '>=', HOT_PEOPLE)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('struckWord')
            .select('struckWord.keyword')
            .whereRef('struckWord.keyword', '=', 'word.keyword'),
        ),
      ),
    )
    .orderBy('people', 'desc')
    .orderBy('keyword')
    .limit(CONSIDERED)
    .execute();
  return rows
    .filter(isShowable)
    .map(({ keyword }) => keyword)
    .slice(0, SHOWN);
};

/** What the office looks through: every word that is or would be popular, those that it struck included. */
export const popularWords = async (db: Kysely<Schema>, now: Date): Promise<PopularWord[]> => {
  const rows = await db
    .selectFrom(countedWords(db, now).as('word'))
    .fullJoin('struckWord', 'struckWord.keyword', 'word.keyword')
    .select([
      sql<string>`coalesce(word.keyword, struck_word.keyword)`.as('keyword'),
      sql<number>`coalesce(word.people, 0)`.as('people'),
      sql<boolean>`struck_word.keyword is not null`.as('struck'),
    ])
    .where(({ or, eb }) => or([eb('people', '>=', HOT_PEOPLE), eb('struckWord.keyword', 'is not', null)]))
    .orderBy('people', 'desc')
    .orderBy('keyword')
    .limit(CONSIDERED)
    .execute();
  return rows.filter(isShowable);
};

/** Deletes visitors' searches once they are too old to count; a person's own searches stay until cleared. */
export const forgetVisitorSearches = (db: Kysely<Schema>, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - HOT_DAYS * DAY_MS);
  return forgetBefore(db, 'searchRecord', 'at', before, sql<boolean>`account_id is null`);
};

export const forgetSearches = async (db: Kysely<Schema>, accountId: number): Promise<void> => {
  await db.deleteFrom('searchRecord').where('accountId', '=', accountId).execute();
};

export const ownSearches = (db: Kysely<Schema>, accountId: number) =>
  db
    .selectFrom('searchRecord')
    .select(['keyword', 'scope', 'at'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

export const forgetWhoSearched = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.updateTable('searchRecord').set({ accountId: null }).where('accountId', '=', accountId).execute();
};
