import type { Transaction } from '@server/db/database';
import { changeAccount } from '@server/modules/account/service';

/**
 * Somebody belongs to no unit any more, with why where they did not leave of their own will. The application by which
 * they were a member has ended with it; whoever comes back asks anew.
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
