import { dateLine, LEADS } from '@contract/rules/reminder';
import type { Sealer } from '@server/crypto/sealing';
import { batchByBatch } from '@server/db/batchByBatch';
import type { Database, Transaction } from '@server/db/database';
import type { ReminderTable } from '@server/db/reminder-schema';
import type { Schema } from '@server/db/schema';
import { type Notice, notifyAll } from '@server/modules/notification/service';
import type { Kysely, Selectable } from 'kysely';
import { settingsOf } from './settings';
import { datesOfApplications } from './waiting-people';

type Reminder = Selectable<ReminderTable>;

const BATCH = 200;
const ROUNDS = 25;

const someDue = async (db: Kysely<Schema>, after: number, now: Date): Promise<number[]> => {
  const due = await db
    .selectFrom('reminder')
    .select('id')
    .where('sendAt', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return due.map(({ id }) => id);
};

/** Locks those that are due. Rows that another replica has locked are skipped. */
const claim = async (tx: Transaction, ids: readonly number[], now: Date): Promise<Reminder[]> => {
  const waiting = await tx
    .selectFrom('reminder')
    .selectAll()
    .where('id', 'in', ids)
    .where('sendAt', '<=', now)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  if (waiting.length > 0)
    await tx
      .updateTable('reminder')
      .set({ sendAt: null })
      .where(
        'id',
        'in',
        waiting.map(({ id }) => id),
      )
      .execute();
  return waiting;
};

/** If several reminders of one deadline have waited, only the most urgent is sent. */
const nearestOf = (reminders: readonly Reminder[]): Reminder[] => {
  const nearest = new Map<string, Reminder>();
  for (const reminder of reminders) {
    const key = `${reminder.accountId} ${reminder.applicationId} ${reminder.dueAt.getTime()}`;
    const known = nearest.get(key);
    if (!known || LEADS.indexOf(reminder.lead) > LEADS.indexOf(known.lead)) nearest.set(key, reminder);
  }
  return [...nearest.values()];
};

const sendThese = (
  db: Database,
  sealer: Sealer,
  origin: string,
  reminders: readonly number[],
  now: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    const claimed = await claim(tx, reminders, now);
    if (claimed.length === 0) return 0;
    const settings = await settingsOf(
      tx,
      claimed.map(({ accountId }) => accountId),
    );
    const ids = [...new Set(claimed.map(({ applicationId }) => applicationId))];
    const dates = await datesOfApplications(tx, ids, now);
    const notices = nearestOf(claimed).flatMap(({ accountId, applicationId, dueAt, lead }): Notice[] => {
      // If the matter is done or its deadline has moved, there is no such date any more and nothing is sent.
      const date = dates.find(
        (each) =>
          each.applicationId === applicationId &&
          each.at.getTime() === dueAt.getTime() &&
          each.people.includes(accountId),
      );
      if (!date) return [];
      const { digest } = settings(accountId);
      const through = [
        ...(digest ? [] : ['email' as const]),
        // Text messages only for what cannot wait until tomorrow.
        ...(lead === 'h3' ? ['sms' as const] : []),
      ];
      const { open: title, link } = date;
      return [
        {
          accountId,
          kind: 'reminder' as const,
          title,
          body: dateLine(date, now),
          link,
          through,
          url: `${origin}${link}`,
          sendBefore: dueAt,
        },
      ];
    });
    await notifyAll(tx, sealer, notices, now);
    return claimed.length;
  });

/**
 * Sends mails and text messages for reminders already shown on the site, once the person's quiet hours are over and
 * only if they still apply.
 */
export const sendReminders = (db: Database, sealer: Sealer, origin: string, now: Date): Promise<number> =>
  batchByBatch(
    (after) => someDue(db.kysely, after, now),
    (ids) => sendThese(db, sealer, origin, ids, now),
    ROUNDS,
  );
