import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** Accounts that were closed after this time. */
export const closedSince = async (db: Kysely<Schema>, since: Date): Promise<number[]> => {
  const closed = await db
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'closed')
    .where('closedAt', '>', since)
    .orderBy('id')
    .execute();
  return closed.map(({ id }) => id);
};
