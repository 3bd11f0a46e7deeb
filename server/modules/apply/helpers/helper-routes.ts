import { helperCalls } from '@contract/helper';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { guessedCode } from '@server/modules/apply/guessed-code';
import { type Asked, scopeOf } from '@server/modules/apply/scope-of';
import type { FastifyInstance } from 'fastify';
import { answer, listWaiting, lookUpInvitation } from './answer-invitation';
import { assignSection } from './assign-section';
import { invite, uninvite } from './invite';
import { changeHelper, removeHelper } from './manage-helper';
import { listPeople } from './people';

/** Routes for the helpers of an application: inviting, joining, leaving, sections. */
export const registerHelpers = (app: FastifyInstance, deps: Deps): void => {
  const sealer = createSealer(deps.config.dataKey.export());
  const reading = (asked: Asked) => scopeOf(deps.db.kysely, asked, sealer);

  implement(app, deps, helperCalls, {
    'GET /prod-api/cms/apply/{id}/helpers': (call) => listPeople(reading(call), call.params.id),
    'POST /prod-api/cms/apply/{id}/invitations': (call) =>
      call.transaction((tx) => invite(scopeOf(tx, call, sealer), call.params.id, call.body)),
    'DELETE /prod-api/cms/apply/{id}/invitations/{invitationId}': ({ params, query, ...call }) =>
      call.transaction((tx) => uninvite(scopeOf(tx, call, sealer), params, query.seen)),
    'PUT /prod-api/cms/apply/{id}/helpers/{accountId}': (call) =>
      call.transaction((tx) => changeHelper(scopeOf(tx, call, sealer), call.params, call.body)),
    'DELETE /prod-api/cms/apply/{id}/helpers/{accountId}': (call) =>
      call.transaction((tx) => removeHelper(scopeOf(tx, call, sealer), call.params)),
    'PUT /prod-api/cms/apply/{id}/sections/{section}': (call) =>
      call.transaction((tx) => assignSection(scopeOf(tx, call, sealer), call.params, call.body)),
    'GET /prod-api/cms/apply/invitations': (call) => listWaiting(reading(call)),
    'GET /prod-api/cms/apply/invitations/{code}': (call) => lookUpInvitation(reading(call), call.params.code),
    'POST /prod-api/cms/apply/invitations/{code}/answer': (call) =>
      guessedCode({ db: deps.db, ...call }, (known) =>
        call.transaction((tx) => answer(scopeOf(tx, call, sealer), known, call.params.code, call.body)),
      ),
  });
};
