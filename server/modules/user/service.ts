import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { undoOver } from '@server/errors/undo-over';
import { holdAccount } from '@server/modules/account/service';
import type { Kysely } from 'kysely';
import { type Acting, setStatus } from './manage-user';

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

/** Stopped by that act and by nothing since; the person is not written to. */
export const disabledStill = async (db: Db, accountId: number, at: Date): Promise<string[] | null> => {
  const stop = await db
    .selectFrom('accountStop')
    .select('id')
    .where('accountId', '=', accountId)
    .where('stoppedAt', '=', at)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return stop ? [] : null;
};

/** Lets the person in again, as whoever stopped the account by that act had it. */
export const takeBackDisable = async (acting: Acting, id: number, at: Date): Promise<void> => {
  await holdAccount(acting.tx, id);
  if (!(await disabledStill(acting.tx, id, at))) throw undoOver();
  await setStatus(acting, id, { active: true, version: null });
};
