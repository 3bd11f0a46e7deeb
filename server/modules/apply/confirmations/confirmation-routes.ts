import { confirmationCalls } from '@contract/confirmation';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { guessedCode } from '@server/modules/apply/guessed-code';
import { type Asked, scopeOf } from '@server/modules/apply/scope-of';
import type { FastifyInstance } from 'fastify';
import { answerRequest, lookUpRequest } from './answer-request';
import { askMember, remindMember, withdrawRequest } from './ask-member';
import { listConfirmations } from './confirmations';
import { listWaiting } from './list-waiting';

/** Members of a project confirm what the form says of them. */
export const registerConfirmations = (app: FastifyInstance, deps: Deps): void => {
  const sealer = createSealer(deps.config.dataKey.export());
  const reading = (asked: Asked) => scopeOf(deps.db.kysely, asked, sealer);

  implement(app, deps, confirmationCalls, {
    'GET /prod-api/cms/apply/{id}/confirmations': (call) => listConfirmations(reading(call), call.params.id),
    'POST /prod-api/cms/apply/{id}/confirmations': (call) =>
      call.transaction((tx) => askMember(scopeOf(tx, call, sealer), call.params.id, call.body.rowId)),
    'POST /prod-api/cms/apply/{id}/confirmations/{confirmationId}/reminder': (call) =>
      call.transaction((tx) => remindMember(scopeOf(tx, call, sealer), call.params)),
    'DELETE /prod-api/cms/apply/{id}/confirmations/{confirmationId}': (call) =>
      call.transaction((tx) => withdrawRequest(scopeOf(tx, call, sealer), call.params)),
    'GET /prod-api/cms/apply/confirmations': (call) => listWaiting(reading(call)),
    'GET /prod-api/cms/apply/confirmations/{code}': (call) => lookUpRequest(reading(call), call.params.code),
    'POST /prod-api/cms/apply/confirmations/{code}/answer': (call) =>
      guessedCode({ db: deps.db, ...call }, (known) =>
        call.transaction((tx) =>
          answerRequest(scopeOf(tx, call, sealer), known, call.params.code, call.body),
        ),
      ),
  });
};
