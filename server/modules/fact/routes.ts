import { factCalls } from '@contract/fact';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { openFact } from './content';
import type { Drafts } from './drafts';
import { addFact, correctFact, removeFact } from './edit-fact';
import { fillDraft } from './fill-draft';
import { mendDrafts, staleDrafts } from './mend-drafts';
import { mayEditUnit, presentFact } from './present-fact';
import { selectFacts } from './repository';

/** The library of facts: a person's own, and those of the person's unit. */
export const registerFacts = (app: FastifyInstance, deps: Deps, drafts: Drafts): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());

  implement(app, deps, factCalls, {
    'GET /prod-api/cms/fact': async ({ caller }) => ({
      facts: (await selectFacts(kysely, caller)).map((row) => presentFact(caller, openFact(sealer, row))),
      mayEditUnit: mayEditUnit(caller),
    }),
    'POST /prod-api/cms/fact': ({ body, caller, now, request, transaction }) =>
      transaction((db) => addFact({ db, caller, now, sealer, source: request }, body)),
    'PUT /prod-api/cms/fact/{id}': ({ params, body, caller, now, request, transaction }) =>
      transaction((db) => correctFact({ db, caller, now, sealer, source: request }, params.id, body)),
    'DELETE /prod-api/cms/fact/{id}': ({ params, caller, now, request, transaction }) =>
      transaction((db) => removeFact({ db, caller, now, sealer, source: request }, params.id)),
    'GET /prod-api/cms/fact/{id}/drafts': ({ params, caller, now, request }) =>
      staleDrafts({ db: kysely, caller, now, sealer, source: request }, drafts, params.id),
    'POST /prod-api/cms/fact/{id}/mend': ({ params, body, caller, now, request, transaction }) =>
      transaction((db) =>
        mendDrafts({ db, caller, now, sealer, source: request }, drafts, params.id, body.applicationIds),
      ),
    'POST /prod-api/cms/apply/{id}/facts': ({ params, body, caller, now, request, transaction }) =>
      transaction((db) => fillDraft({ db, caller, now, sealer, source: request }, drafts, params.id, body)),
  });
};
