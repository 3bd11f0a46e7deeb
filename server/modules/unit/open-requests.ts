import type { Transaction } from '@server/db/database';

/**
 * A person has at most one open request to units: registering a unit, or joining one (docs/decisions/0105). The caller
 * must have locked the account, so that the two cannot start at once.
 */
export const isRegisteringUnit = async (tx: Transaction, accountId: number): Promise<boolean> =>
  (await tx
    .selectFrom('unitApply')
    .select('id')
    .where('accountId', '=', accountId)
    .where('status', '=', 0)
    .executeTakeFirst()) !== undefined;

export const isAskingToJoin = async (tx: Transaction, accountId: number): Promise<boolean> =>
  (await tx
    .selectFrom('unitMemberApply')
    .select('id')
    .where('accountId', '=', accountId)
    .where('status', '=', 0)
    .executeTakeFirst()) !== undefined;

/** Withdraws the person's open application to join, or the one with this id; false if none was open. */
export const endJoin = async (
  tx: Transaction,
  accountId: number,
  now: Date,
  id?: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('unitMemberApply')
    .set((eb) => ({ status: 3, updatedAt: now, version: eb('version', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('status', '=', 0)
    .$if(id !== undefined, (one) => one.where('id', '=', id ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends an open registration, so that somebody else can register the unit. */
export const endRegistration = async (tx: Transaction, accountId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('unitApply')
    .set((eb) => ({ status: 3, updatedAt: now, version: eb('version', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('status', '=', 0)
    .execute();
};
