import { projectChangeCalls } from '@contract/project-change';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { guessedPerson } from '@server/modules/apply/guessed-code';
import { type Asked, scopeOf } from '@server/modules/apply/scope-of';
import type { FastifyInstance } from 'fastify';
import { askExtension } from './ask-extension';
import { askLeader } from './ask-leader';
import { moveChange } from './move-change';
import { listAskedToLead, listChanges } from './present-changes';

/** 项目变更: routes for changes to a project that is being carried out. */
export const registerChanges = (app: FastifyInstance, deps: Deps): void => {
  const sealer = createSealer(deps.config.dataKey.export());
  const reading = (asked: Asked) => scopeOf(deps.db.kysely, asked, sealer);

  implement(app, deps, projectChangeCalls, {
    'GET /prod-api/cms/apply/{id}/changes': (call) => listChanges(reading(call), call.params.id),
    'POST /prod-api/cms/apply/{id}/changes': (call) =>
      call.transaction((tx) => askExtension(scopeOf(tx, call, sealer), call.params.id, call.body)),
    'POST /prod-api/cms/apply/{id}/changes/leader': (call) =>
      guessedPerson({ db: deps.db, ...call }, (known) =>
        call.transaction((tx) => askLeader(scopeOf(tx, call, sealer), known, call.params.id, call.body)),
      ),
    'GET /prod-api/cms/apply/changes/asked': (call) => listAskedToLead(reading(call)),
    'POST /prod-api/cms/apply/{id}/changes/{changeId}/answer': (call) =>
      call.transaction((tx) =>
        moveChange(scopeOf(tx, call, sealer), call.params, call.body.agree ? 'agree' : 'refuse', call.body),
      ),
    'POST /prod-api/cms/apply/{id}/changes/{changeId}/withdraw': (call) =>
      call.transaction((tx) => moveChange(scopeOf(tx, call, sealer), call.params, 'withdraw', call.body)),
    'POST /prod-api/cms/apply/{id}/changes/{changeId}/audit': (call) =>
      call.transaction((tx) =>
        moveChange(scopeOf(tx, call, sealer), call.params, call.body.pass ? 'pass' : 'return', call.body),
      ),
    'POST /prod-api/cms/apply/{id}/changes/{changeId}/decision': (call) =>
      call.transaction((tx) =>
        moveChange(
          scopeOf(tx, call, sealer),
          call.params,
          call.body.approve ? 'approve' : 'decline',
          call.body,
        ),
      ),
  });
};
