import { QUIET_DEFAULT, type QuietHours } from '@contract/rules/quiet-hours';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';

export interface ReminderSettings {
  quiet: QuietHours | null;
  digest: boolean;
  weekly: boolean;
}
const DEFAULTS: ReminderSettings = { quiet: QUIET_DEFAULT, digest: false, weekly: true };

/** Of each of these people; who changed nothing has the usual ones. */
export const settingsOf = async (
  db: Kysely<Schema>,
  accountIds: readonly number[],
): Promise<(accountId: number) => ReminderSettings> => {
  const rows = await db
    .selectFrom('reminderSetting')
    .selectAll()
    .where(sql<boolean>`account_id = any(${accountIds})`)
    .execute();
  const known = new Map(
    rows.map(({ accountId, quietFrom, quietUntil, digest, weekly }) => [
      accountId,
      { quiet: quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null, digest, weekly },
    ]),
  );
  return (accountId) => known.get(accountId) ?? DEFAULTS;
};

export const keepSettings = async (
  db: Kysely<Schema>,
  accountId: number,
  { quiet, digest, weekly }: Omit<ReminderSettings, 'weekly'> & { weekly?: boolean | undefined },
): Promise<void> => {
  const columns = { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null, digest };
  // A page that was opened before there was this choice says nothing of it.
  const chosen = weekly === undefined ? columns : { ...columns, weekly };
  await db
    .insertInto('reminderSetting')
    .values({ accountId, ...chosen })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(chosen))
    .execute();
};
