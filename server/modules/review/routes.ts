import { reviewCalls } from '@contract/review';
import { noteExport } from '@server/audit/note-export';
import { createSealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
import { listDraftHistory } from '@server/drafts/list-draft-history';
import { saveDraft } from '@server/drafts/save-draft';
import { implement } from '@server/http/implement';
import type { Caller } from '@server/security/caller';
import { sendTable } from '@server/spreadsheet/send-table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assignExperts, listCandidates, listReviews, type ReviewScope, removeReview } from './assign';
import { extendReview, type NoteTold } from './extend';
import { declare, submitScores } from './judge-review';
import { listOwn, type Reading, readOwn } from './own-review';
import { publish } from './publicity';
import { ranking } from './ranking';
import { scoreDraft } from './score-draft';
import { rankingToTable } from './service';
import { decline } from './step-back';

interface Asked {
  caller: Caller;
  now: Date;
  request: FastifyRequest;
}

export const registerReviews = (app: FastifyInstance, deps: Deps, noteTold: NoteTold): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());
  const within = (db: Transaction, { caller, now, request }: Asked): ReviewScope => ({
    db,
    sealer,
    caller,
    now,
    source: request,
  });
  const reading = ({ caller, now }: Asked): Reading => ({ db: kysely, sealer, caller, now });

  implement(app, deps, reviewCalls, {
    'GET /prod-api/cms/review/experts': (call) => listCandidates(reading(call), call.query.applicationId),
    'GET /prod-api/cms/review/list': (call) => listReviews(reading(call), call.query.applicationId),
    'POST /prod-api/cms/review': (call) =>
      call.transaction((tx) => assignExperts(within(tx, call), call.body)),
    'DELETE /prod-api/cms/review/{id}': (call) =>
      call.transaction((tx) => removeReview(within(tx, call), call.params.id, call.query.version)),
    'PUT /prod-api/cms/review/until': (call) =>
      call.transaction((tx) => extendReview(within(tx, call), noteTold, call.body)),
    'GET /prod-api/cms/review/ranking': (call) => ranking(reading(call), call.query),
    'GET /prod-api/cms/review/ranking/export': async ({ query, caller, now, request, reply }) => {
      const { periodId, format } = query;
      const note = (rows: number) =>
        noteExport(deps.db, { caller, now, request }, `period:${periodId}`, { rows, format });
      return sendTable(reply, rankingToTable(reading({ caller, now, request }), query).sheet, {
        format,
        now,
        note,
      });
    },
    'POST /prod-api/cms/review/publicity': (call) =>
      call.transaction((tx) => publish(within(tx, call), call.body)),
    'GET /prod-api/cms/review/mine': (call) => listOwn(reading(call), call.query),
    'GET /prod-api/cms/review/{id}': (call) => readOwn(reading(call), call.params.id),
    'PUT /prod-api/cms/review/{id}/declare': (call) =>
      call.transaction((tx) => declare(within(tx, call), call.params.id, call.body)),
    'PUT /prod-api/cms/review/{id}/decline': (call) =>
      call.transaction((tx) => decline(within(tx, call), call.params.id, call.body)),
    'PUT /prod-api/cms/review/{id}/score': (call) =>
      call.transaction((tx) => submitScores(within(tx, call), call.params.id, call.body)),
    'GET /prod-api/cms/review/{id}/score/history': (call) =>
      call.transaction((tx) => listDraftHistory(within(tx, call), scoreDraft, call.params.id, call.query)),
    'PATCH /prod-api/cms/review/{id}/score': (call) =>
      call.transaction((tx) => saveDraft(within(tx, call), scoreDraft, call.params.id, call.body)),
  });
};
