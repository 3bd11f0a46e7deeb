import type { Step } from '@contract/enums';
import type { Present } from '@contract/presence';
import { PRESENCE_LASTS_SECONDS } from '@contract/presence-choices';
import { SECOND_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';
import { namesOf } from '@server/drafts/names-of';
import { notFound } from '@server/errors/app-error';
import { partOf } from '@server/modules/apply/policy';
import { findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';

const goneBefore = (now: Date): Date => new Date(now.getTime() - PRESENCE_LASTS_SECONDS * SECOND_MS);

/** Records which step the caller has open, and returns the others who are there. No history is kept. */
export const bePresent = async (
  { db, caller, now }: Pick<Scope<Db>, 'db' | 'caller' | 'now'>,
  id: number,
  step: Step | null,
): Promise<{ others: Present[] }> => {
  const row = await findApplication(db, id);
  if (!row || partOf(caller, row) === null) throw notFound();
  await db
    .insertInto('applicationPresence')
    .values({ applicationId: id, accountId: caller.accountId, step, seenAt: now })
    .onConflict((oc) => oc.columns(['applicationId', 'accountId']).doUpdateSet({ step, seenAt: now }))
    .execute();
  const inside = [row.ownerId, ...row.helpers.map(({ accountId }) => accountId)];
  const there = await db
    .selectFrom('applicationPresence')
    .select(['accountId', 'step'])
    .where('applicationId', '=', id)
    .where('accountId', '!=', caller.accountId)
    // Whoever was taken out of the application a moment ago is not shown.
    .where('accountId', 'in', inside)
    .where('seenAt', '>', goneBefore(now))
    .orderBy('accountId')
    .execute();
  const names = await namesOf(
    db,
    there.map(({ accountId }) => accountId),
  );
  return { others: there.map((one) => ({ ...one, name: names.get(one.accountId) ?? '' })) };
};

/** Deletes expired presence, so that no record is kept of who was where. */
export const forgetPresence = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('applicationPresence').where('seenAt', '<=', goneBefore(now)).execute();
};

export const forgetPresenceOf = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('applicationPresence').where('accountId', '=', accountId).execute();
};
