import type { Transaction } from '@server/db/database';

/** Revokes the calendar address of an account. */
export const forgetFeed = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('calendarFeed').where('accountId', '=', accountId).execute();
};
