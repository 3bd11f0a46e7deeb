import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Schema>;

/** What one person did, the newest first. */
export const ownEvents = (db: Db, accountId: number, limit: number) =>
  db
    .selectFrom('auditEvent')
    .select(['at', 'action', 'target', 'outcome', 'ip'])
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Signing in, one's own account and one's own calendar: no work on anything of others. */
const NO_WORK = ['auth', 'session', 'account', 'calendar'];

/** What one person did to things of others, the newest first. */
export const ownActs = (db: Db, accountId: number, limit: number) =>
  db
    .selectFrom('auditEvent')
    .select(['at', 'action', 'target'])
    .where('accountId', '=', accountId)
    .where('outcome', '=', 'ok')
    .where(sql<string>`split_part(action, '.', 1)`, 'not in', NO_WORK)
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
