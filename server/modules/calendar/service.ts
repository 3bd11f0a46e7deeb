import type { Transaction } from '@server/db/database';

/** The address of somebody's calendar leads nowhere from then on. */
export const forgetFeed = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('calendarFeed').where('accountId', '=', accountId).execute();
};
