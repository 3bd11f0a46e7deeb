import { joined } from '@contract/sentences/joined';
import { type Sentence, say } from '@contract/sentences/sentence';
import { HOUR_MS, MINUTE_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { Database } from '@server/db/database';
import type { SavedSearchTable } from '@server/db/market-schema';
import { oneByOne } from '@server/db/oneByOne';
import type { Schema } from '@server/db/schema';
import { newAchievements } from '@server/modules/achievement/service';
import { newDemands } from '@server/modules/demand/service';
import { newMatches } from '@server/modules/matching/service';
import { notify } from '@server/modules/notification/service';
import { type Kysely, type Selectable, sql } from 'kysely';
import { MATCH_OF } from './save-search';

/** Checks at most once an hour, so that nobody gets a notice or mail a minute. */
const EVERY_MS = HOUR_MS;
/**
 * A record being published right now has a time that is already past when its transaction commits. No request lasts
 * longer than a minute, so looking only at records older than that misses none and reports none twice.
 */
const SETTLED_MS = MINUTE_MS;
const BATCH = 100;
/** So many titles are named in a notice. */
const NAMED = 3;

type Search = Selectable<SavedSearchTable>;

/** Written literally as in the partial index: PostgreSQL would not match a parameter to the index condition. */
const isGoing = sql<boolean>`not paused`;

/** Searches of blocked accounts wait: once active again, the person hears of everything since then. */
const isAskedBySomebody = sql<boolean>`exists (
  select from account where account.id = saved_search.account_id and status = 'active')`;

const newsOf = (db: Kysely<Schema>, search: Search, until: Date, now: Date): Promise<string[]> => {
  const { kind, filters, accountId } = search;
  const since = { after: search.lookedAt, until, accountId };
  const matchKind = MATCH_OF[kind];
  if (matchKind) return newMatches(db, matchKind, filters.ref ?? 0, since, now);
  return kind === 'demand'
    ? newDemands(db, filters as Parameters<typeof newDemands>[1], since, now)
    : newAchievements(db, filters as Parameters<typeof newAchievements>[1], since);
};

const bodyOf = ({ name }: Search, titles: readonly string[]): Sentence => {
  const n = titles.length;
  const named = titles.slice(0, NAMED).map((title) => say('notice.saved.one', { title }));
  const news = { name, n, titles: joined('notice.saved.titles', named) };
  return n > NAMED ? say('notice.saved.news_more', news) : say('notice.saved.news', news);
};

/**
 * Checks one search. It is locked, so that another replica skips it, and its position advances only together with the
 * notice.
 */
const lookOnce = (db: Database, sealer: Sealer, id: number, due: Date, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const search = await tx
      .selectFrom('savedSearch')
      .selectAll()
      .where('id', '=', id)
      .where(isGoing)
      .where('lookedAt', '<=', due)
      .where(isAskedBySomebody)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!search) return false;
    const until = new Date(now.getTime() - SETTLED_MS);
    const news = await newsOf(tx, search, until, now);
    const told = news.length > 0 ? { toldAt: now, told: news.length } : {};
    await tx
      .updateTable('savedSearch')
      .set({ lookedAt: until, ...told })
      .where('id', '=', id)
      .execute();
    if (news.length === 0) return false;
    const { accountId, path: link } = search;
    const notice = { kind: 'demand', title: 'notice.saved.title', body: bodyOf(search, news), link } as const;
    await notify(tx, sealer, { accountId, ...notice, isQueue: true }, now);
    return true;
  });

/** Tells everybody what was published since the last look at their searches. Answers how many were told. */
export function lookForNews(db: Database, sealer: Sealer, now: Date): Promise<number> {
  const due = new Date(now.getTime() - EVERY_MS - SETTLED_MS);
  let last: { since: string; id: number } | undefined;
  // Ordered by how long they have waited: in id order, all paused searches would be passed over each time.
  const nextDue = async (): Promise<number[]> => {
    const after = last;
    const rows = await db.kysely
      .selectFrom('savedSearch')
      // As text, because a JavaScript Date has no microseconds.
      .select(['id', sql<string>`looked_at::text`.as('since')])
      .where(isGoing)
      .where('lookedAt', '<=', due)
      .where(isAskedBySomebody)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(looked_at, id) > (${after?.since}::timestamptz, ${after?.id})`),
      )
      .orderBy('lookedAt')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    last = rows.at(-1);
    return rows.map(({ id }) => id);
  };
  return oneByOne(nextDue, (id) => lookOnce(db, sealer, id, due, now));
}
