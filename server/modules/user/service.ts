import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

type Db = Kysely<Schema>;

/** Why this account is stopped at this moment; null where nobody gave a reason. */
export const reasonOfStop = async (db: Db, accountId: number): Promise<string | null> => {
  const stop = await db
    .selectFrom('accountStop')
    .select('reason')
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return stop?.reason ?? null;
};

export const stopsToExport = (db: Db, accountId: number) =>
  db
    .selectFrom('accountStop')
    .select(['reason', 'stoppedAt', 'endedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

export const forgetStops = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('accountStop').where('accountId', '=', accountId).execute();
};
