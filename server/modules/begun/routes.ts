import { begunCalls } from '@contract/begun';
import type { Deps } from '@server/deps';
import { idMadeWith } from '@server/http/idempotency';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';

/** Which record a request made whose answer was lost: what was typed for it is on a device under the key alone. */
export const registerBegun = (app: FastifyInstance, deps: Deps): void => {
  implement(app, deps, begunCalls, {
    'GET /prod-api/cms/begun/{key}': async ({ params, caller }) => ({
      id: await idMadeWith(deps.db, caller.accountId, params.key),
    }),
  });
};
