import type { Transaction } from '@server/db/database';
import { changeAccount } from '@server/modules/account/service';

/**
 * Ends a membership, with a reason if the person did not leave voluntarily. The application to join ends as well;
 * coming back needs a new one.
 */
export const endMembership = async (
  tx: Transaction,
  accountId: number,
  now: Date,
  reason: string | null = null,
): Promise<void> => {
  await changeAccount(tx, accountId, { unitId: null, updatedAt: now });
  await tx
    .updateTable('unitMemberApply')
    .set((eb) => ({ status: 3, reason, updatedAt: now, version: eb('version', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('status', '=', 1)
    .execute();
};
