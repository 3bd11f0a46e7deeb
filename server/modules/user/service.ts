import type { Schema } from '@server/db/schema';
import { undoOver } from '@server/errors/undo-over';
import { holdActors, isStoppedSince } from '@server/modules/account/service';
import type { Kysely } from 'kysely';
import { type Acting, setStatus } from './manage-user';

/** Undo is possible if the account is still disabled by that act. An empty list, since nobody is told; null if not. */
export const disabledStill = async (
  db: Kysely<Schema>,
  accountId: number,
  at: Date,
): Promise<string[] | null> => ((await isStoppedSince(db, accountId, at)) ? [] : null);

/** Enables an account again, as undo of the act that disabled it. */
export const takeBackDisable = async (acting: Acting, id: number, at: Date): Promise<void> => {
  await holdActors(acting, id);
  if (!(await disabledStill(acting.tx, id, at))) throw undoOver();
  await setStatus(acting, id, { active: true, version: null });
};
