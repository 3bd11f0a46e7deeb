import { QUIET_DEFAULT, type QuietHours } from '@contract/rules/quiet-hours';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';

export interface ReminderSettings {
  quiet: QuietHours | null;
  digest: boolean;
  weekly: boolean;
}
const DEFAULTS: ReminderSettings = { quiet: QUIET_DEFAULT, digest: false, weekly: true };

/** Settings of each person; the defaults for those who changed nothing. */
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

/**
 * Whose morning has come, for a query that joins `reminder_setting` as `s`: at `from`, or later at the end of the
 * person's quiet hours. Quiet hours that end after `until` are not waited for: the message is written and goes out when
 * they end.
 */
export const isMorningOf = ({
  from,
  until,
  clock,
}: Record<'from' | 'until' | 'clock', string>) => sql<boolean>`
  case when s.quiet_until > ${from} and s.quiet_until < ${until} and s.quiet_until <> s.quiet_from
    then s.quiet_until <= ${clock} else true end`;

const columnsOf = ({ quiet, digest, weekly }: Partial<ReminderSettings>) => ({
  ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null }),
  ...(digest !== undefined && { digest }),
  ...(weekly !== undefined && { weekly }),
});

/** Changes only what is given; everything else stays as set, or at its default. */
export const changeSettings = async (
  db: Kysely<Schema>,
  accountId: number,
  changes: Partial<ReminderSettings>,
): Promise<void> => {
  await db
    .insertInto('reminderSetting')
    .values({ accountId, ...columnsOf({ ...DEFAULTS, ...changes }) })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ accountId, ...columnsOf(changes) }))
    .execute();
};
