import { shownContact } from '@server/crypto/sealed-contact';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { OPEN_DEMAND } from './for-everybody';
import { hasStatus } from './repository';

/** How many records that wait for a person are shown in the overview. */
const WAITING = 20;

/** Of one person, whatever their status. */
export const countDemandsOf = async (db: Kysely<Schema>, ownerId: number): Promise<number> => {
  const row = await db
    .selectFrom('demand')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(row.n);
};

/** 对接申请 that wait for this person's answer, grouped by demand, longest waiting first. */
export const waitingReplies = async (
  db: Kysely<Schema>,
  ownerId: number,
): Promise<{ demandId: number; title: string; n: number }[]> => {
  const rows = await db
    .selectFrom('demandReply as r')
    .innerJoin('demand as d', 'd.id', 'r.demandId')
    .select(['d.id as demandId', 'd.title'])
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('d.ownerId', '=', ownerId)
    .where('d.status', 'in', OPEN_DEMAND)
    .where('r.status', '=', 'pending')
    .groupBy(['d.id', 'd.title'])
    .orderBy((eb) => eb.fn.min('r.id'))
    .limit(WAITING)
    .execute();
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
};

/** The person's demands that need action by them, being returned or expired, longest waiting first. */
export const stalledDemands = async (db: Kysely<Schema>, ownerId: number, now: Date) => {
  const rows = await db
    .selectFrom('demand')
    .select(['id', 'title', 'status'])
    .where('ownerId', '=', ownerId)
    .where((eb) => eb.or([hasStatus(eb, 'returned', now), hasStatus(eb, 'expired', now)]))
    .orderBy('updatedAt')
    .limit(WAITING)
    .execute();
  return rows.map(({ status, ...row }) => ({
    ...row,
    why: status === 'returned' ? ('demandReturned' as const) : ('demandExpired' as const),
  }));
};

/** Every demand of this person with contact details decrypted, for the export of their own data. */
export const demandsToExport = async (db: Kysely<Schema>, sealer: Sealer, ownerId: number) => {
  const records = await db
    .selectFrom('demand')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .execute();
  return records.map((record) => ({ ...record, contact: shownContact(sealer, record.contact) }));
};

/** Conversations the person began, and their own messages in any, for the export of their own data. */
export const demandRepliesToExport = async (db: Kysely<Schema>, accountId: number) => {
  const [asked, written] = await Promise.all([
    db
      .selectFrom('demandReply')
      .select(['id', 'demandId', 'status', 'reason', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('demandMessage')
      .select(['replyId', 'body', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute(),
  ]);
  return { asked, written };
};

/** Removes the contact details of somebody who closes the account; what is public stays. */
export const forgetDemandOwner = async (tx: Transaction, ownerId: number): Promise<void> => {
  await tx.updateTable('demand').set({ contact: null }).where('ownerId', '=', ownerId).execute();
  await tx.updateTable('demandReply').set({ contact: null }).where('accountId', '=', ownerId).execute();
};
