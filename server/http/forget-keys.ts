import { DAY_MS } from '@contract/time-units';
import type { Database, Transaction } from '@server/db/database';
import { forgetBefore } from '@server/db/forgetBefore';

/**
 * A form whose answer was lost stays on its device: sent again after a holiday, it must still create only one record.
 */
const KEY_LIFE_MS = 30 * DAY_MS;

export const forgetOldKeys = ({ kysely }: Database, now: Date): Promise<void> =>
  forgetBefore(kysely, 'idempotencyKey', 'createdAt', new Date(now.getTime() - KEY_LIFE_MS));

/** For a closed account: the answers stored under its keys are personal data. */
export const forgetKeysOf = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('idempotencyKey').where('accountId', '=', accountId).execute();
};
