import { demandReplyCalls } from '@contract/demand-reply';
import type { Sealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { pageOf } from '@server/http/paging';
import type { FastifyInstance } from 'fastify';
import { addMessage, createReply, moveReply } from './move-reply';
import { ownReplies } from './own-replies';
import { readReplies, readReply } from './read-replies';

/** 申请对接: private between the owner of a demand and whoever asks. */
export const registerDemandReplies = (app: FastifyInstance, deps: Deps, sealer: Sealer): void => {
  const { kysely } = deps.db;
  implement(app, deps, demandReplyCalls, {
    'GET /prod-api/cms/demand/replies': ({ query, caller, now }) =>
      ownReplies(kysely, caller.accountId, pageOf(query), now),
    'GET /prod-api/cms/demand/{id}/replies': ({ params, caller, now }) =>
      readReplies({ db: kysely, sealer, caller, now }, params.id),
    'POST /prod-api/cms/demand/{id}/replies': ({ params, body, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        const id = await createReply({ tx, sealer, caller, now, source: request }, params.id, body.text);
        return readReply({ db: tx, sealer, caller, now }, id);
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
        return readReply({ db: tx, sealer, caller, now }, params.id);
      }),
    'POST /prod-api/cms/demand/replies/{id}/{event}': ({ params, body, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        await moveReply({ tx, sealer, caller, now, source: request }, params.id, params.event, body);
        return readReply({ db: tx, sealer, caller, now }, params.id);
      }),
  });
};
