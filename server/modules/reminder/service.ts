import type { Sealer } from '@server/crypto/sealing';
import type { Database, Transaction } from '@server/db/database';
import { Faults } from '@server/db/Faults';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { digestMailing } from './digest';
import { sendReminders } from './send';
import { remind } from './tell';
import { noteToldOf as noteToldDates, tellExtended as tellOfExtension } from './tell-extended';
import { tellMoved as tellOfMove } from './tell-moved';
import { weeklyMailing } from './weekly';
import { writeLetters } from './write-letters';

/** Runs every minute: reminders on the site first, then messages. A failure in one part does not stop the others. */
export const remindPeople = async (
  db: Database,
  sealer: Sealer,
  origin: string,
  now: Date,
): Promise<void> => {
  const faults = new Faults();
  await faults.keep(() => remind(db, sealer, now));
  await faults.keep(() => sendReminders(db, sealer, origin, now));
  await faults.keep(() => writeLetters(digestMailing(origin), { db, sealer }, now));
  await faults.keep(() => writeLetters(weeklyMailing(origin), { db, sealer }, now));
  faults.tell();
};

export const tellExtended = tellOfExtension;
export const noteToldOf = noteToldDates;
export const tellMoved = tellOfMove;

/** A person's reminder settings and reminders, for the data export. */
export const remindersToExport = async (db: Kysely<Schema>, accountId: number) => ({
  chosen: await db
    .selectFrom('reminderSetting')
    .select(['quietFrom', 'quietUntil', 'digest', 'weekly'])
    .where('accountId', '=', accountId)
    .execute(),
  told: await db
    .selectFrom('reminder')
    .select(['applicationId', 'dueAt', 'lead', 'toldAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute(),
});

export const forgetReminders = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('reminder').where('accountId', '=', accountId).execute();
  await tx.deleteFrom('weeklyDigest').where('accountId', '=', accountId).execute();
  await tx.deleteFrom('reminderSetting').where('accountId', '=', accountId).execute();
};
