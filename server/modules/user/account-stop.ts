import type { Transaction } from '@server/db/database';
import { sql } from 'kysely';

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

/** The reason that holds now, for a row of `account`. */
export const stopReason = sql<string | null>`(select reason from account_stop s
  where s.account_id = account.id and s.ended_at is null order by s.id desc limit 1)`;
