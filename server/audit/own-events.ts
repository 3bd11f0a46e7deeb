import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';
import { inOrderOf } from './in-order-of';

type Db = Kysely<Schema>;

/** What one person did, the newest first. */
export const ownEvents = (db: Db, accountId: number, limit: number) =>
  db
    .selectFrom('auditEvent')
    .select(['at', 'action', 'target', 'outcome', 'ip'])
    .where(inOrderOf('account_id', sql`${accountId}::bigint`))
    .orderBy('accountId', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Acts on one's own sessions, account or calendar; they are not work on the records of others. */
const NO_WORK = ['auth', 'session', 'account', 'calendar'];

/** What one person did to things of others, the newest first. */
export const ownActs = (db: Db, accountId: number, limit: number) =>
  db
    .selectFrom('auditEvent')
    .select(['id', 'at', 'action', 'target'])
    .where(inOrderOf('account_id', sql`${accountId}::bigint`))
    .where('outcome', '=', 'ok')
    .where(sql<string>`split_part(action, '.', 1)`, 'not in', NO_WORK)
    .orderBy('accountId', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const countOwnEvents = async (db: Db, accountId: number): Promise<number> => {
  const { n } = await db
    .selectFrom('auditEvent')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(n);
};

export interface Act {
  id: number;
  at: Date;
  action: string;
  target: string;
}

/** One act of this person that was carried out. */
export const ownAct = (db: Db, accountId: number, id: number): Promise<Act | undefined> =>
  db
    .selectFrom('auditEvent')
    .select(['id', 'at', 'action', 'target'])
    .where('accountId', '=', accountId)
    .where('outcome', '=', 'ok')
    .where('id', '=', id)
    .executeTakeFirst();

/** Ids of the newest act on each target: an act among `acts` whose id is included is still the last one there. */
export const lastOnTarget = async (db: Db, acts: readonly Act[]): Promise<Set<number>> => {
  const [first] = acts.map(({ id }) => id).sort((a, b) => a - b);
  if (first === undefined) return new Set();
  const later = await db
    .selectFrom('auditEvent')
    .select((eb) => ['target', eb.fn.max<number>('id').as('id')])
    .where('id', '>=', first)
    .where('outcome', '=', 'ok')
    .where('target', 'in', [...new Set(acts.map(({ target }) => target))])
    .groupBy('target')
    .execute();
  return new Set(later.map(({ id }) => Number(id)));
};
