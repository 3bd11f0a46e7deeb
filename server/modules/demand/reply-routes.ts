import { type DemandReply, demandReplyCalls } from '@contract/demand-reply';
import { beijingIso } from '@contract/rules/beijing-time';
import { demandStatusAt } from '@contract/rules/demand-machine';
import { replyStatusAt } from '@contract/rules/reply-machine';
import { openContact } from '@server/crypto/sealed-contact';
import type { Sealer } from '@server/crypto/sealing';
import type { Schema } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import { pageOf } from '@server/http/paging';
import { isMember } from '@server/modules/account/service';
import type { Caller } from '@server/security/caller';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { addMessage, createReply, moveReply } from './move-reply';
import { presentReply } from './present-reply';
import { findReply, messagesOf, type ReplyRecord, repliesOf } from './reply-record';
import { type DemandRecord, openRecord } from './repository';

type Db = Kysely<Schema>;

/** 申请对接: private between the owner of a demand and whoever asks. */
export const registerDemandReplies = (app: FastifyInstance, deps: Deps, sealer: Sealer): void => {
  const { kysely } = deps.db;

  const presented = async (
    db: Db,
    { accountId }: Caller,
    demand: DemandRecord,
    records: readonly ReplyRecord[],
    now: Date,
  ): Promise<DemandReply[]> => {
    const viewer = { accountId, isVip: await isMember(db, accountId, now) };
    const messages = await messagesOf(
      db,
      records.map(({ id }) => id),
    );
    return records.map((record) => {
      const sealed = record.accountId === accountId ? demand.contact : record.contact;
      const thread = { messages: messages.get(record.id) ?? [], demand, now };
      return presentReply(record, thread, viewer, () => openContact(sealer, sealed));
    });
  };

  const demandOf = (db: Db, id: number): Promise<DemandRecord | undefined> =>
    db.selectFrom('demand').selectAll().where('id', '=', id).executeTakeFirst();

  const oneOf = async (db: Db, caller: Caller, id: number, now: Date): Promise<DemandReply> => {
    const record = await findReply(db, id);
    const demand = record && (await demandOf(db, record.demandId));
    if (!record || !demand) throw notFound();
    const [reply] = await presented(db, caller, demand, [record], now);
    if (!reply) throw notFound();
    return reply;
  };

  implement(app, deps, demandReplyCalls, {
    'GET /prod-api/cms/demand/replies': async ({ query, caller, now }) => {
      const { offset, limit } = pageOf(query);
      const own = kysely.selectFrom('demandReply').where('demandReply.accountId', '=', caller.accountId);
      const [rows, { n }] = await Promise.all([
        own
          .innerJoin('demand', 'demand.id', 'demandReply.demandId')
          .select(['demandReply.id', 'demandReply.demandId', 'demandReply.status', 'demandReply.updatedAt'])
          .select(['demand.title', 'demand.unitName', 'demand.deadline', 'demand.status as demandStatus'])
          .orderBy('demandReply.updatedAt', 'desc')
          .orderBy('demandReply.id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute(),
        own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
      ]);
      const listed = rows.map(({ title, deadline, updatedAt, status, ...row }) => {
        const demandStatus = demandStatusAt(row.demandStatus, deadline, now);
        return {
          ...row,
          demandTitle: title,
          demandStatus,
          status: replyStatusAt(status, demandStatus),
          updateTime: beijingIso(updatedAt),
        };
      });
      return { rows: listed, total: Number(n) };
    },
    'GET /prod-api/cms/demand/{id}/replies': async ({ params, caller, now }) => {
      const demand = await demandOf(kysely, params.id);
      if (!demand) throw notFound();
      const isOwner = demand.ownerId === caller.accountId;
      const records = await repliesOf(kysely, demand.id, isOwner ? undefined : caller.accountId);
      // Whoever has nothing to do with a demand that is not public does not learn that it exists.
      if (!isOwner && records.length === 0 && !(await openRecord(kysely, demand.id, now))) throw notFound();
      return presented(kysely, caller, demand, records, now);
    },
    'POST /prod-api/cms/demand/{id}/replies': ({ params, body, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        const id = await createReply({ tx, sealer, caller, now, source: request }, params.id, body.text);
        return oneOf(tx, caller, id, now);
      }),
    'POST /prod-api/cms/demand/replies/{id}/messages': ({
      params,
      body,
      caller,
      now,
      request,
      transaction,
    }) =>
      transaction(async (tx) => {
        await addMessage({ tx, sealer, caller, now, source: request }, params.id, body.text);
        return oneOf(tx, caller, params.id, now);
      }),
    'POST /prod-api/cms/demand/replies/{id}/{event}': ({ params, body, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        await moveReply({ tx, sealer, caller, now, source: request }, params.id, params.event, body);
        return oneOf(tx, caller, params.id, now);
      }),
  });
};
