import { begunCalls } from '@contract/begun';
import type { Deps } from '@server/deps';
import { idMadeWith } from '@server/http/idempotency';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';

/**
 * Finds the record created by a request whose answer was lost, by its idempotency key: the device kept what was typed
 * under that key alone.
 */
export const registerBegun = (app: FastifyInstance, deps: Deps): void => {
  implement(app, deps, begunCalls, {
    'GET /prod-api/cms/begun/{key}': async ({ params, caller }) => ({
      id: await idMadeWith(deps.db, caller.accountId, params.key),
    }),
  });
};
