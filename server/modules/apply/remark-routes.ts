import { followCalls } from '@contract/follow';
import { remarkCalls } from '@contract/remark';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { stepTimes } from './draft/step-times';
import { paceOf } from './events/pace';
import { toldOf } from './events/told';
import { compareVersions, listVersions } from './lists/compare-versions';
import { listUnit } from './lists/list-unit';
import { answerRemark, closeRemark, listRemarks } from './remarks/remarks';
import { type Asked, scopeOf } from './scope-of';

/** Routes for remarks, versions, the unit's queue and processing times. */
export const registerRemarks = (app: FastifyInstance, deps: Deps): void => {
  const sealer = createSealer(deps.config.dataKey.export());
  const reading = (asked: Asked) => scopeOf(deps.db.kysely, asked, sealer);

  implement(app, deps, remarkCalls, {
    'GET /prod-api/cms/apply/{id}/remarks': (call) => listRemarks(reading(call), call.params.id),
    'PUT /prod-api/cms/apply/{id}/remarks/{remarkId}/answer': (call) =>
      call.transaction((tx) => answerRemark(scopeOf(tx, call, sealer), call.params, call.body)),
    'POST /prod-api/cms/apply/{id}/remarks/{remarkId}/close': (call) =>
      call.transaction((tx) => closeRemark(scopeOf(tx, call, sealer), call.params)),
    'GET /prod-api/cms/apply/{id}/versions': (call) => listVersions(reading(call), call.params.id),
    'GET /prod-api/cms/apply/{id}/versions/compare': (call) =>
      compareVersions(reading(call), call.params.id, call.query),
  });
  implement(app, deps, followCalls, {
    'GET /prod-api/cms/apply/unitList': (call) => listUnit(reading(call), call.query),
    'GET /prod-api/cms/apply/stepTimes': (call) => stepTimes(reading(call).db),
    'GET /prod-api/cms/apply/{id}/told': (call) => toldOf(reading(call), call.params.id),
    'GET /prod-api/cms/apply/{id}/pace': (call) => paceOf(reading(call), call.params.id),
  });
};
