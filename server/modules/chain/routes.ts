import { chainCalls } from '@contract/chain';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { nameDemand } from '@server/modules/apply/service';
import { requireAnswerable } from '@server/modules/demand/service';
import type { FastifyInstance } from 'fastify';
import { findChain } from './find-chain';

export const registerChains = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, chainCalls, {
    'GET /prod-api/cms/open/chain/{kind}/{id}': ({ params, caller, now }) =>
      findChain({ db: kysely, caller, now }, params),
    'PUT /prod-api/cms/apply/{id}/demand': ({ params, body, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        if (body.demandId !== null) await requireAnswerable(tx, body.demandId, now);
        await nameDemand(tx, { id: params.id, demandId: body.demandId, caller, now, source: request });
        return findChain({ db: tx, caller, now }, { kind: 'application', id: params.id });
      }),
  });
};
