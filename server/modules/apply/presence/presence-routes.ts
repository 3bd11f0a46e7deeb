import { presenceCalls } from '@contract/presence';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { bePresent } from './presence';

/** Route for showing who has the form open now. */
export const registerPresence = (app: FastifyInstance, deps: Deps): void => {
  implement(app, deps, presenceCalls, {
    'PUT /prod-api/cms/apply/{id}/presence': ({ caller, now, params, body }) =>
      bePresent({ db: deps.db.kysely, caller, now }, params.id, body.step),
  });
};
