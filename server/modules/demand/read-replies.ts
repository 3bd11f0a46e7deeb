import type { DemandReply } from '@contract/demand-reply';
import { shownContact } from '@server/crypto/sealed-contact';
import type { Sealer } from '@server/crypto/sealing';
import type { Schema } from '@server/db/schema';
import { notFound } from '@server/errors/app-error';
import { isMember } from '@server/modules/account/service';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';
import { presentReply } from './present-reply';
import { findReply, messagesOf, type ReplyRecord, repliesOf } from './reply-record';
import { type DemandRecord, openRecord } from './repository';

interface Reading {
  db: Kysely<Schema>;
  sealer: Sealer;
  caller: Caller;
  now: Date;
}

const demandOf = (db: Reading['db'], id: number): Promise<DemandRecord | undefined> =>
  db.selectFrom('demand').selectAll().where('id', '=', id).executeTakeFirst();

const presented = async (
  { db, sealer, caller: { accountId }, now }: Reading,
  demand: DemandRecord,
  records: readonly ReplyRecord[],
): Promise<DemandReply[]> => {
  const viewer = { accountId, isVip: await isMember(db, accountId, now) };
  const messages = await messagesOf(
    db,
    records.map(({ id }) => id),
  );
  return records.map((record) => {
    const sealed = record.accountId === accountId ? demand.contact : record.contact;
    const thread = { messages: messages.get(record.id) ?? [], demand, now };
    return presentReply(record, thread, viewer, () => shownContact(sealer, sealed));
  });
};

/** One conversation as its reader may see it. */
export const readReply = async (reading: Reading, id: number): Promise<DemandReply> => {
  const record = await findReply(reading.db, id);
  const demand = record && (await demandOf(reading.db, record.demandId));
  if (!record || !demand) throw notFound();
  const [reply] = await presented(reading, demand, [record]);
  if (!reply) throw notFound();
  return reply;
};

/** The conversations about a demand: all of them for its owner, their own for everybody else. */
export const readReplies = async (reading: Reading, demandId: number): Promise<DemandReply[]> => {
  const { db, caller, now } = reading;
  const demand = await demandOf(db, demandId);
  if (!demand) throw notFound();
  const isOwner = demand.ownerId === caller.accountId;
  const records = await repliesOf(db, demand.id, isOwner ? undefined : caller.accountId);
  // Whoever has nothing to do with a demand that is not public does not learn that it exists.
  if (!isOwner && records.length === 0 && !(await openRecord(db, demand.id, now))) throw notFound();
  return presented(reading, demand, records);
};
