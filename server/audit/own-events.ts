import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

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

export const countOwnEvents = async (db: Db, accountId: number): Promise<number> => {
  const { n } = await db
    .selectFrom('auditEvent')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(n);
};
