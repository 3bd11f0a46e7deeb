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

/**
 * Whose morning has come, in a statement that joins `reminder_setting` as `s`: by the hour from which the day is for
 * mails, or after the person's own quiet hours. Whose quiet hours end only when the day is over is not waited for: what is
 * written goes out when they end.
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

/** Whatever is not changed stays as it is, or as it is for everybody. */
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
