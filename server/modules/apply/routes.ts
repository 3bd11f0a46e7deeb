import { applyCalls } from '@contract/apply-calls';
import type { Deps } from '@server/deps';
import type { Caller } from '@server/plugins/caller';
import { implement } from '@server/plugins/implement';
import { createSealer } from '@server/sealing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkAvailable } from './availability';
import { createDraft } from './create-draft';
import { listMine } from './list-mine';
import { listEvents, listHistory } from './list-story';
import { patchDraft } from './patch-draft';
import { presentApplication } from './present-application';
import { presentReceipt } from './receipt';
import { removeDraft } from './remove-draft';
import { runEvent } from './run-event';
import { saveWhole } from './save-whole';
import type { Db, Scope } from './scope';

interface Asked {
  caller: Caller;
  now: Date;
  request: FastifyRequest;
}

export const registerApply = (app: FastifyInstance, deps: Deps): void => {
  const sealer = createSealer(deps.config.dataKey.export());
  const within = <D extends Db>(db: D, { caller, now, request }: Asked): Scope<D> => ({
    db,
    caller,
    now,
    sealer,
    source: request,
  });
  const reading = (asked: Asked): Scope<Db> => within(deps.db.kysely, asked);

  implement(app, deps, applyCalls, {
    'POST /prod-api/cms/apply': (call) =>
      call.transaction(async (tx) => {
        const scope = within(tx, call);
        return presentApplication(scope, await createDraft(scope, call.body));
      }),
    'PUT /prod-api/cms/apply': (call) => call.transaction((tx) => saveWhole(within(tx, call), call.body)),
    'GET /prod-api/cms/apply/myList': (call) => listMine(reading(call), call.query),
    'GET /prod-api/cms/apply/{id}': (call) =>
      presentApplication(reading(call), call.params.id, call.query.step),
    'DELETE /prod-api/cms/apply/{id}': (call) =>
      call.transaction((tx) => removeDraft(within(tx, call), call.params.id, call.query.version)),
    'PATCH /prod-api/cms/apply/{id}/draft': (call) =>
      call.transaction((tx) => patchDraft(within(tx, call), call.params.id, call.body)),
    'GET /prod-api/cms/apply/{id}/history': (call) => listHistory(reading(call), call.params.id, call.query),
    'GET /prod-api/cms/apply/{id}/events': (call) => listEvents(reading(call), call.params.id, call.query),
    'GET /prod-api/cms/apply/{id}/receipt': (call) => presentReceipt(reading(call), call.params.id),
    'POST /prod-api/cms/apply/{id}/{event}': (call) =>
      call.transaction((tx) => runEvent(within(tx, call), call.params.id, call.params.event, call.body)),
    'POST /prod-api/cms/apply/insertApplyAvailable': (call) => checkAvailable(reading(call), call.body),
  });
};
