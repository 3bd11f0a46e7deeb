import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Schema>;

interface Change {
  accountId: number;
  by: number;
  now: Date;
}

/** Writes the reason down where it can be erased with the account; the audit log only names the row. */
export const recordStop = async (
  tx: Transaction,
  { accountId, by, now }: Change,
  reason: string,
): Promise<number> => {
  const { id } = await tx
    .insertInto('accountStop')
    .values({ accountId, reason, stoppedBy: by, stoppedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const endStops = (tx: Transaction, { accountId, by, now }: Change): Promise<unknown> =>
  tx
    .updateTable('accountStop')
    .set({ endedBy: by, endedAt: now })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .execute();

/** SQL for the reason of the current stop, to be selected in a query over `account`; null where none is in force. */
export const stopReason = sql<string | null>`(select reason from account_stop s
  where s.account_id = account.id and s.ended_at is null order by s.id desc limit 1)`;

/** Why this account is stopped at this moment; null where nobody gave a reason. */
export const reasonOfStop = async (db: Db, accountId: number): Promise<string | null> => {
  const stop = await db
    .selectFrom('accountStop')
    .select('reason')
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return stop?.reason ?? null;
};

/** Whether the stop that began at that moment still holds. */
export const isStoppedSince = async (db: Db, accountId: number, at: Date): Promise<boolean> => {
  const stop = await db
    .selectFrom('accountStop')
    .select('id')
    .where('accountId', '=', accountId)
    .where('stoppedAt', '=', at)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return stop !== undefined;
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
