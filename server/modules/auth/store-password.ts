import { hashPassword } from '@server/crypto/password-hash';
import type { Transaction } from '@server/db/database';
import { changeAccount } from '@server/modules/account/service';

export const storePassword = async (
  tx: Transaction,
  accountId: number,
  password: string,
  now: Date,
): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await changeAccount(tx, accountId, { passwordHash, passwordChangedAt: now, updatedAt: now });
};
