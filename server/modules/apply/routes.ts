import { applyCalls } from '@contract/apply-calls';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { saveDraft } from '@server/drafts/save-draft';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { applicationDraft } from './draft/application-draft';
import { checkAvailable } from './draft/availability';
import { createDraft } from './draft/create-draft';
import { presentApplication } from './draft/present-application';
import { removeDraft } from './draft/remove-draft';
import { saveWhole } from './draft/save-whole';
import { skipAnew } from './draft/skip-anew';
import { fileApplication } from './events/file-application';
import { runEvent } from './events/run-event';
import { listMine } from './lists/list-mine';
import { listEvents, listHistory } from './lists/list-story';
import { presentReceipt } from './receipts/receipt';
import type { Db, Scope } from './scope';
import { type Asked, scopeOf } from './scope-of';
import { readOwnScan } from './stamp/read-scan';

export const registerApply = (app: FastifyInstance, deps: Deps): void => {
  const sealer = createSealer(deps.config.dataKey.export());
  const within = <D extends Db>(db: D, asked: Asked): Scope<D> => scopeOf(db, asked, sealer);
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
      call.transaction((tx) => {
        const kind = applicationDraft(call.body.step);
        return saveDraft(within(tx, call), kind, call.params.id, call.body);
      }),
    'PUT /prod-api/cms/apply/{id}/anew': (call) =>
      call.transaction((tx) => skipAnew(within(tx, call), call.params.id, call.body.paths)),
    'GET /prod-api/cms/apply/{id}/history': (call) => listHistory(reading(call), call.params.id, call.query),
    'GET /prod-api/cms/apply/{id}/events': (call) => listEvents(reading(call), call.params.id, call.query),
    'GET /prod-api/cms/apply/{id}/receipt': (call) => presentReceipt(reading(call), call.params.id),
    'POST /prod-api/cms/apply/{id}/{event}': async (call) => {
      const { id, event } = call.params;
      const scan = await readOwnScan(deps, call.caller.accountId, call.body.sealedSheet);
      return call.transaction((tx) => {
        const scope = within(tx, call);
        return event === 'submit'
          ? fileApplication(scope, deps.config.receiptKey, id, call.body)
          : runEvent(scope, id, event, { ...call.body, scan }, deps.config.receiptKey);
      });
    },
    'POST /prod-api/cms/apply/insertApplyAvailable': (call) => checkAvailable(reading(call), call.body),
  });
};
