import type { Schema } from '@server/db/schema';
import { undoOver } from '@server/errors/undo-over';
import { holdAccount, isStoppedSince } from '@server/modules/account/service';
import type { Kysely } from 'kysely';
import { type Acting, setStatus } from './manage-user';

/** Stopped by that act and by nothing since; the person is not written to. */
export const disabledStill = async (
  db: Kysely<Schema>,
  accountId: number,
  at: Date,
): Promise<string[] | null> => ((await isStoppedSince(db, accountId, at)) ? [] : null);

/** Lets the person in again, as whoever stopped the account by that act had it. */
export const takeBackDisable = async (acting: Acting, id: number, at: Date): Promise<void> => {
  await holdAccount(acting.tx, id);
  if (!(await disabledStill(acting.tx, id, at))) throw undoOver();
  await setStatus(acting, id, { active: true, version: null });
};
