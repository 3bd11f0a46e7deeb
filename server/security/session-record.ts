import type { SessionTable } from '@server/db/account-schema';
import type { Transaction } from '@server/db/database';
import { forgetBefore } from '@server/db/forgetBefore';
import type { Schema } from '@server/db/schema';
import type { Insertable, Kysely, Updateable } from 'kysely';

type Db = Kysely<Schema>;

export const addSession = async (tx: Transaction, values: Insertable<SessionTable>): Promise<void> => {
  await tx.insertInto('session').values(values).execute();
};

/** Also reads the state of its account, on which the session depends. */
export const lockSession = (tx: Transaction, sessionId: string) =>
  tx
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .selectAll('session')
    .select('account.status')
    .where('session.id', '=', sessionId)
    .forUpdate('session')
    .executeTakeFirst();
export type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

export const rotateSession = async (
  tx: Transaction,
  sessionId: string,
  values: Updateable<SessionTable>,
): Promise<void> => {
  await tx.updateTable('session').set(values).where('id', '=', sessionId).execute();
};

/** Never moves the time of the last activity back. */
export const markSeen = async (db: Db, sessionId: string, now: Date): Promise<void> => {
  await db
    .updateTable('session')
    .set({ lastSeenAt: now })
    .where('id', '=', sessionId)
    .where('lastSeenAt', '<', now)
    .execute();
};

/** The session has just shown the second factor. */
export const noteSecondFactor = async (tx: Transaction, sessionId: string, now: Date): Promise<void> => {
  await tx.updateTable('session').set({ secondFactorAt: now }).where('id', '=', sessionId).execute();
};

/** Sessions that were not ended explicitly; some of them may have expired. */
export const unendedSessions = (db: Db, accountId: number) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .orderBy('lastSeenAt', 'desc')
    .execute();

export const sessionsToExport = (db: Db, accountId: number) =>
  db
    .selectFrom('session')
    .select(['userAgent', 'ip', 'createdAt', 'lastSeenAt', 'endedAt', 'endReason'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();

export const sessionBegan = async (db: Db, sessionId: string): Promise<Date> => {
  const { createdAt } = await db
    .selectFrom('session')
    .select('createdAt')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return createdAt;
};

/** Has this account ever been opened in the browser with this cookie? */
export const isKnownDevice = async (db: Db, accountId: number, deviceHash: string): Promise<boolean> =>
  (await db
    .selectFrom('session')
    .select('id')
    .where('deviceHash', '=', deviceHash)
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Clears browser and address of all sessions; their times are kept. */
export const forgetDevices = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.updateTable('session').set({ userAgent: '', ip: '' }).where('accountId', '=', accountId).execute();
};

export const forgetSessions = (db: Db, before: Date): Promise<void> =>
  forgetBefore(db, 'session', 'expiresAt', before);
