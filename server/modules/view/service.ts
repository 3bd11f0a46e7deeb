import { beijingDay } from '@contract/rules/beijing-time';
import { DAY_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { Database } from '@server/db/database';
import { forgetBefore } from '@server/db/forgetBefore';
import type { Schema } from '@server/db/schema';
import { isOnlyPrepared } from '@server/pages/preparing';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

const KEPT_MS = 2 * DAY_MS;

export type ViewedKind = 'demand' | 'achievement' | 'content';

/**
 * Whether this reader opens this page for the first time today (Beijing time). Stored is a keyed hash of day, reader
 * and page together: it reveals neither who read what, nor which pages had the same reader.
 */
export const isFirstViewToday = async (
  db: Kysely<Schema>,
  sealer: Sealer,
  { caller, ip, headers, url }: Pick<FastifyRequest, 'caller' | 'ip' | 'headers' | 'url'>,
  page: { kind: ViewedKind; id: number },
  now: Date,
): Promise<boolean> => {
  // Prepared pages also go to crawlers: a view counts only when the app reports it.
  if (isOnlyPrepared(url)) return false;
  const reader = caller ? `account ${caller.accountId}` : `${ip} ${headers['user-agent'] ?? ''}`;
  const day = beijingDay(now);
  const mark = sealer.fingerprint(['view', day, page.kind, page.id, reader].join('\n'));
  const stored = await db
    .insertInto('viewMark')
    .values({ mark, at: now })
    .onConflict((c) => c.column('mark').doNothing())
    .returning('mark')
    .executeTakeFirst();
  return stored !== undefined;
};

/** Deletes the marks of earlier days, which are no longer needed. */
export const forgetViews = ({ kysely }: Database, now: Date): Promise<void> =>
  forgetBefore(kysely, 'viewMark', 'at', new Date(now.getTime() - KEPT_MS));
