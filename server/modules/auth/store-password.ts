import { hashPassword } from '@server/crypto/password-hash';
import type { Transaction } from '@server/db/database';

export const storePassword = async (
  tx: Transaction,
  accountId: number,
  password: string,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('account')
    .set({ passwordHash: await hashPassword(password), passwordChangedAt: now, updatedAt: now })
    .where('id', '=', accountId)
    .execute();
};
