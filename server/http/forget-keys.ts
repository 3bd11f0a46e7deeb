import { DAY_MS } from '@contract/time-units';
import type { Database, Transaction } from '@server/db/database';
import { forgetBefore } from '@server/db/forgetBefore';

/** What was typed before an answer was lost waits on its device: opened again after a holiday, it still makes one record. */
const KEY_LIFE_MS = 30 * DAY_MS;

export const forgetOldKeys = ({ kysely }: Database, now: Date): Promise<void> =>
  forgetBefore(kysely, 'idempotencyKey', 'createdAt', new Date(now.getTime() - KEY_LIFE_MS));

/** The answers that are kept under them are a person's own. */
export const forgetKeysOf = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('idempotencyKey').where('accountId', '=', accountId).execute();
};
