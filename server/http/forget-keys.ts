import { HOUR_MS } from '@contract/time-units';
import type { Database, Transaction } from '@server/db/database';

/** A retry comes within minutes; two days cover a device that slept over the weekend's first night. */
const KEY_LIFE_MS = 48 * HOUR_MS;

export const forgetOldKeys = async ({ kysely }: Database, now: Date): Promise<void> => {
  await kysely
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', new Date(now.getTime() - KEY_LIFE_MS))
    .execute();
};

/** The answers that are kept under them are a person's own. */
export const forgetKeysOf = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('idempotencyKey').where('accountId', '=', accountId).execute();
};
