import { learningDraftCalls } from '@contract/learning-draft';
import type { Sealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { discardCopy } from '@server/drafts/discard-copy';
import type { DraftKind, DraftScope } from '@server/drafts/draft-kind';
import { historyOf, listDraftHistory } from '@server/drafts/list-draft-history';
import { saveDraft } from '@server/drafts/save-draft';
import { conflict } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { copyOfNew, type HeldSpace, newSpaceDraft, newWork, spaceDraft, spaceWork } from './space-draft';

/** Discards a draft only in the version that the person has seen. */
const discard = async <Key>(
  scope: DraftScope,
  kind: DraftKind<Key, HeldSpace>,
  key: Key,
  version: number,
): Promise<void> => {
  const held = await kind.lock(scope, key);
  if (held.version !== version) throw conflict('learning.version_moved');
  await discardCopy(scope, kind, held);
};

/** Writing courses and projects, before they are opened and after. */
export const registerLearningDrafts = (app: FastifyInstance, deps: Deps, sealer: Sealer): void => {
  const { kysely } = deps.db;
  implement(app, deps, learningDraftCalls, {
    'GET /api/learning/drafts/{kind}.json': ({ params, caller }) =>
      newWork({ db: kysely, caller }, params.kind),
    'PATCH /api/learning/drafts/{kind}.json': ({ params, body, caller, now, transaction }) =>
      transaction((db) =>
        saveDraft({ db, sealer, caller, now }, newSpaceDraft(params.kind), params.kind, body),
      ),
    'GET /api/learning/drafts/{kind}/history.json': ({ params, query, caller }) =>
      historyOf({ db: kysely, sealer }, copyOfNew(params.kind, caller), query),
    'POST /api/learning/drafts/{kind}/discard.json': ({ params, body, caller, now, transaction }) =>
      transaction(async (db) => {
        const scope = { db, sealer, caller, now };
        await discard(scope, newSpaceDraft(params.kind), params.kind, body.version);
        return newWork(scope, params.kind);
      }),
    'GET /api/learning/spaces/{id}/draft.json': ({ params, caller }) =>
      spaceWork({ db: kysely, caller }, params.id),
    'PATCH /api/learning/spaces/{id}/draft.json': ({ params, body, caller, now, transaction }) =>
      transaction((db) => saveDraft({ db, sealer, caller, now }, spaceDraft, params.id, body)),
    'GET /api/learning/spaces/{id}/draft/history.json': ({ params, query, caller, now, transaction }) =>
      transaction((db) => listDraftHistory({ db, sealer, caller, now }, spaceDraft, params.id, query)),
    'POST /api/learning/spaces/{id}/draft/discard.json': ({ params, body, caller, now, transaction }) =>
      transaction(async (db) => {
        const scope = { db, sealer, caller, now };
        await discard(scope, spaceDraft, params.id, body.version);
        return spaceWork(scope, params.id);
      }),
  });
};
