import type { Said } from '@contract/sentences/sentence';
import type { Database } from '@server/db/database';
import { forgetBefore } from '@server/db/forgetBefore';
import type { Schema } from '@server/db/schema';
import { tooMany } from '@server/errors/app-error';
import { type Kysely, sql } from 'kysely';

export interface Limit {
  /** Prefix of the keys, e.g. `login.account`. */
  name: string;
  max: number;
  windowMs: number;
}

export interface Count {
  count: number;
  /** When the window ends and counting starts anew. */
  until: Date;
}

const keyOf = (limit: Limit, subject: string): string => `${limit.name}:${subject}`;

/**
 * Adds to the count and answers the new count, in one statement, so that parallel requests cannot slip through. A
 * window that ends too late began before the clock was set back; it is shortened to end like one that starts now.
 */
export const countUp = async (
  db: Pick<Database, 'kysely'>,
  limit: Limit,
  subject: string,
  now: Date,
  by = 1,
): Promise<Count> => {
  const end = new Date(now.getTime() + limit.windowMs);
  const result = await sql<{ count: number; windowEnd: Date }>`
    insert into rate_limit (key, count, window_start, window_end)
    values (${keyOf(limit, subject)}, ${by}, ${now}, ${end})
    on conflict (key) do update set
      count = case when rate_limit.window_end <= ${now} then ${by}::int else rate_limit.count + ${by}::int end,
      window_start = case when rate_limit.window_end <= ${now} then ${now} else rate_limit.window_start end,
      window_end = case when rate_limit.window_end <= ${now} then ${end} else least(rate_limit.window_end, ${end}) end
    returning count, window_end`.execute(db.kysely);
  const row = result.rows[0];
  if (!row) throw new Error('rate_limit returned no row');
  return { count: row.count, until: row.windowEnd };
};

/** The present count, without adding to it. */
export const seenCount = async (
  db: Kysely<Schema>,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<number> => {
  const row = await db
    .selectFrom('rateLimit')
    .select('count')
    .where('key', '=', keyOf(limit, subject))
    .where('windowEnd', '>', now)
    .executeTakeFirst();
  return row?.count ?? 0;
};

/** Takes one count back, for an attempt that turned out well. */
export const countDown = async (
  db: Pick<Database, 'kysely'>,
  limit: Limit,
  subject: string,
): Promise<void> => {
  await db.kysely
    .updateTable('rateLimit')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', keyOf(limit, subject))
    .execute();
};

export const clearCount = async (db: Database, limit: Limit, subject: string): Promise<void> => {
  await db.kysely.deleteFrom('rateLimit').where('key', '=', keyOf(limit, subject)).execute();
};

export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** Counts, and refuses with 429 and Retry-After beyond the limit. */
export const limitRate = async (
  db: Pick<Database, 'kysely'>,
  limit: Limit,
  subject: string,
  now: Date,
  { said = 'http.429', by = 1 }: { said?: Said | ((waitS: number) => Said); by?: number } = {},
): Promise<Count> => {
  const counted = await countUp(db, limit, subject, now, by);
  if (counted.count <= limit.max) return counted;
  const waitS = secondsUntil(counted.until, now);
  throw tooMany(typeof said === 'function' ? said(waitS) : said, waitS);
};

/** Deletes counts whose window ended long ago. */
export const forgetCounts = (db: Kysely<Schema>, before: Date): Promise<void> =>
  forgetBefore(db, 'rateLimit', 'windowEnd', before);
