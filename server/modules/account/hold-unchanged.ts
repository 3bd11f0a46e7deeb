import type { AccountTable } from '@server/db/account-schema';
import type { Transaction } from '@server/db/database';
import { unauthorized } from '@server/errors/app-error';
import type { Selectable } from 'kysely';

type Read = Pick<Selectable<AccountTable>, 'id' | 'passwordHash' | 'phoneKey' | 'emailKey'>;

/**
 * Locks the account, and tells whether what proved its owner still holds. A password takes a tenth of a second to
 * compare: whoever changes it meanwhile, or puts another number in place of a lost one, has ended what the old one
 * proves.
 */
export const isUnchanged = async (tx: Transaction, read: Read): Promise<boolean> => {
  const now = await tx
    .selectFrom('account')
    .select(['status', 'passwordHash', 'phoneKey', 'emailKey'])
    .where('id', '=', read.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return (
    now.status === 'active' &&
    now.passwordHash === read.passwordHash &&
    now.phoneKey === read.phoneKey &&
    now.emailKey === read.emailKey
  );
};

/** The same; refuses the act that was to be proven. */
export const holdUnchanged = async (tx: Transaction, read: Read): Promise<void> => {
  if (!(await isUnchanged(tx, read))) throw unauthorized('session.security');
};
