import type { Transaction } from '@server/db/database';

/**
 * A person has one thing open towards units at most: a unit of one's own that is being registered, or the wish to join
 * another one (docs/decisions/0105). Whoever asks here holds the account, so the two never begin at once.
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

/** Takes back what this person has asked for, of one application where it is named; false where nothing was open. */
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

/** A unit whose registrant is gone is free to be registered by somebody else. */
export const endRegistration = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx
    .updateTable('unitApply')
    .set((eb) => ({ status: 3, version: eb('version', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('status', '=', 0)
    .execute();
};
