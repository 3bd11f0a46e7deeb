import { contentDraftCalls } from '@contract/content-draft';
import type { Sealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { listDraftHistory } from '@server/drafts/list-draft-history';
import { saveDraft } from '@server/drafts/save-draft';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { contentDraft, openContent } from './content-draft';
import type { ListedProjects } from './listed-projects';
import { beginContent, moveContent, removeContent } from './move-content';
import { restoreVersion } from './restore-version';

/** Routes for editing texts: all editors share one working copy, which readers do not see until it is published. */
export const registerContentDrafts = (
  app: FastifyInstance,
  deps: Deps,
  sealer: Sealer,
  listedProjects: ListedProjects,
): void => {
  implement(app, deps, contentDraftCalls, {
    'POST /prod-api/cms/content/draft': ({ caller, now, request, transaction }) =>
      transaction(async (db) => {
        const id = await beginContent({ db, sealer, caller, now, source: request });
        return openContent(db, listedProjects, id);
      }),
    'GET /prod-api/cms/content/{id}/draft': ({ params }) =>
      openContent(deps.db.kysely, listedProjects, params.id),
    'PATCH /prod-api/cms/content/{id}/draft': ({ params, body, caller, now, transaction }) =>
      transaction((db) => saveDraft({ db, sealer, caller, now }, contentDraft, params.id, body)),
    'GET /prod-api/cms/content/{id}/draft/history': ({ params, query, caller, now, transaction }) =>
      transaction((db) => listDraftHistory({ db, sealer, caller, now }, contentDraft, params.id, query)),
    'POST /prod-api/cms/content/{id}/draft/{event}': ({ params, body, caller, now, request, transaction }) =>
      transaction(async (db) => {
        await moveContent(
          { db, sealer, caller, now, source: request, listedProjects },
          params.id,
          params.event,
          body.version,
        );
        return openContent(db, listedProjects, params.id);
      }),
    'POST /prod-api/cms/content/{id}/versions/{kept}/restore': ({
      params,
      body,
      caller,
      now,
      request,
      transaction,
    }) =>
      transaction(async (db) => {
        const scope = { db, sealer, caller, now, source: request, listedProjects };
        const { note = '', version } = body;
        await restoreVersion(scope, params.id, { kept: params.kept, version, note: note.trim() });
        return openContent(db, listedProjects, params.id);
      }),
    'DELETE /prod-api/cms/content/{id}': ({ params, caller, now, request, transaction }) =>
      transaction(async (db) => {
        await removeContent({ db, sealer, caller, now, source: request }, params.id);
        return null;
      }),
  });
};
