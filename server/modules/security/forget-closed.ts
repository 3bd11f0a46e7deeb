import { DAY_MS } from '@contract/time-units';
import type { Database } from '@server/db/database';
import { closedSince, holdAccount } from '@server/modules/account/service';
import { forgetAccount } from './forget-account';

/**
 * Deletes what was written about a person while their account was being closed: by their own requests that had passed
 * the check of the session, from another tab for instance, and by others who named them at that moment. For a day, which
 * outlasts every request and every run that was missed.
 */
export const forgetClosed = async (db: Database, now: Date): Promise<void> => {
  for (const id of await closedSince(db.kysely, new Date(now.getTime() - DAY_MS)))
    await db.transaction(async (tx) => {
      await holdAccount(tx, id);
      await forgetAccount(tx, id, now);
    });
};
