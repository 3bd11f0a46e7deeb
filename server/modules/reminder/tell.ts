import { sendTime } from '@contract/rules/quiet-hours';
import { dateLine, type Lead, leadNow, nextReminder } from '@contract/rules/reminder';
import type { Sealer } from '@server/crypto/sealing';
import { batchByBatch } from '@server/db/batchByBatch';
import type { Database, Transaction } from '@server/db/database';
import { notifyAll } from '@server/modules/notification/service';
import { idsToLookAt, rememberLook, stillToLookAt } from '@server/modules/reminder-watch/service';
import { settingsOf } from './settings';
import { datesOfApplications, type PeopleDate } from './waiting-people';

/** Applications in one transaction, and transactions in one round: the rest comes a minute later. */
const BATCH = 200;
const ROUNDS = 25;

/** When the first of this application's dates asks for a reminder; null where none will. */
const nextLook =
  (dates: readonly PeopleDate[], now: Date) =>
  (id: number): Date | null => {
    const moments = dates.flatMap((date) =>
      date.applicationId === id ? (nextReminder(date, now)?.getTime() ?? []) : [],
    );
    return moments.length > 0 ? new Date(Math.min(...moments)) : null;
  };

interface Due {
  date: PeopleDate;
  accountId: number;
  lead: Lead;
}

/** Inserting the row decides who reminds: only one replica can insert it. */
const claim = async (tx: Transaction, due: readonly Due[], now: Date): Promise<Due[]> => {
  if (due.length === 0) return [];
  const settings = await settingsOf(
    tx,
    due.map(({ accountId }) => accountId),
  );
  const claimed = await tx
    .insertInto('reminder')
    .values(
      due.map(({ date, accountId, lead }) => ({
        accountId,
        lead,
        applicationId: date.applicationId,
        dueAt: date.at,
        toldAt: now,
        sendAt: sendTime(settings(accountId).quiet, date.at, now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['accountId', 'applicationId', 'dueAt'])
    .execute();
  const keyOf = (accountId: number, applicationId: number, at: Date): string =>
    `${accountId} ${applicationId} ${at.getTime()}`;
  const keys = new Set(
    claimed.map(({ accountId, applicationId, dueAt }) => keyOf(accountId, applicationId, dueAt)),
  );
  return due.filter(({ accountId, date }) => keys.has(keyOf(accountId, date.applicationId, date.at)));
};

const lookAt = (db: Database, sealer: Sealer, ids: readonly number[], now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const looked = await stillToLookAt(tx, ids, now);
    if (looked.length === 0) return 0;
    const dates = await datesOfApplications(
      tx,
      looked.map(({ id }) => id),
      now,
    );
    const due = dates.flatMap((date) => {
      const lead = leadNow(date, now);
      return lead ? date.people.map((accountId) => ({ date, accountId, lead })) : [];
    });
    const told = await claim(tx, due, now);
    const notices = told.map(({ date, accountId }) => ({
      accountId,
      kind: 'reminder' as const,
      title: date.open,
      body: dateLine(date, now),
      link: date.link,
      through: ['site' as const],
    }));
    await notifyAll(tx, sealer, notices, now);
    await rememberLook(tx, looked, nextLook(dates, now));
    return told.length;
  });

/** Reminds everybody, on the site, of what is still open. Answers how many reminders were written. */
export const remind = (db: Database, sealer: Sealer, now: Date): Promise<number> =>
  batchByBatch(
    (after) => idsToLookAt(db.kysely, { after, limit: BATCH }, now),
    (ids) => lookAt(db, sealer, ids, now),
    ROUNDS,
  );
