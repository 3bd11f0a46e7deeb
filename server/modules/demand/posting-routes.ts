import { demandPostingCalls, type OwnDemand } from '@contract/demand-posting';
import { shownContact } from '@server/crypto/sealed-contact';
import type { Sealer } from '@server/crypto/sealing';
import type { Schema } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { listDraftHistory } from '@server/drafts/list-draft-history';
import { saveDraft } from '@server/drafts/save-draft';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import { pageOf, queuePageOf } from '@server/http/paging';
import { refuseTakenBack } from '@server/modules/moderation/service';
import type { Caller } from '@server/security/caller';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { withCover } from './files';
import { moveDemand } from './move-demand';
import { listOwn } from './own-demands';
import { presentCaseRow, presentOwn, presentOwnRow } from './present-own';
import { actorsOf, DEMAND } from './scope';
import { blankDemand, createDemand, demandDraft, removeDraft } from './store-draft';
import { countOpen } from './waiting-replies';

/** Routes for writing, submitting and moderating demands. */
export const registerDemandPosting = (app: FastifyInstance, deps: Deps, sealer: Sealer): void => {
  const { kysely } = deps.db;

  /** The demand as this person may see it; 404 for everybody else. */
  const ownOf = async (db: Kysely<Schema>, caller: Caller, id: number, now: Date): Promise<OwnDemand> => {
    const record = await db.selectFrom('demand').selectAll().where('id', '=', id).executeTakeFirst();
    const actors = record ? actorsOf(caller, record) : [];
    refuseTakenBack(DEMAND, caller, record);
    if (!record || actors.length === 0) throw notFound();
    const around = {
      ...(await withCover(db, record)),
      contact: shownContact(sealer, record.contact),
      replies: actors.includes('owner') ? await countOpen(db, id) : { pending: 0, accepted: 0 },
    };
    return presentOwn(record, actors, around, now);
  };

  implement(app, deps, demandPostingCalls, {
    'GET /prod-api/cms/demand/mine': async ({ query, caller, now }) => {
      const filter = { ownerId: caller.accountId, withDrafts: true, status: query.status };
      const { rows, total } = await listOwn(kysely, filter, pageOf(query), now);
      return { rows: rows.map((row) => presentOwnRow(row, now)), total };
    },
    'GET /prod-api/cms/demand/queue': async ({ query, now }) => {
      const filter = { withDrafts: false, status: query.status, keyword: query.keyword };
      const { rows, total } = await listOwn(
        kysely,
        filter,
        queuePageOf(query, query.status === 'pending'),
        now,
      );
      return { rows: rows.map((row) => presentCaseRow(row, now)), total };
    },
    'POST /prod-api/cms/demand': ({ body, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        const scope = { tx, sealer, caller, now, source: request };
        const id = await createDemand(scope, body.sourceId ?? null);
        return ownOf(tx, caller, id, now);
      }),
    'GET /prod-api/cms/demand/new': ({ query, caller, transaction }) =>
      transaction((tx) => blankDemand({ tx, caller, sealer }, query.sourceId ?? null)),
    'GET /prod-api/cms/demand/{id}': ({ params, caller, now }) => ownOf(kysely, caller, params.id, now),
    'PATCH /prod-api/cms/demand/{id}': ({ params, body, caller, now, transaction }) =>
      transaction((tx) => saveDraft({ db: tx, sealer, caller, now }, demandDraft, params.id, body)),
    'GET /prod-api/cms/demand/{id}/history': ({ params, query, caller, now, transaction }) =>
      transaction((tx) => listDraftHistory({ db: tx, sealer, caller, now }, demandDraft, params.id, query)),
    'DELETE /prod-api/cms/demand/{id}': ({ params, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        await removeDraft({ tx, sealer, caller, now, source: request }, params.id);
        return null;
      }),
    'POST /prod-api/cms/demand/{id}/{event}': ({ params, body, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        const scope = { tx, sealer, caller, now, source: request };
        await moveDemand(scope, params.id, params.event, body);
        return ownOf(tx, caller, params.id, now);
      }),
  });
};
