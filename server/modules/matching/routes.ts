import { matchingCalls } from '@contract/matching';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { areOpen, findMatches } from './find-matches';

export const registerMatching = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, matchingCalls, {
    'GET /prod-api/cms/open/match/{kind}/{id}': ({ params, caller, now }) => {
      const { kind, id } = params;
      return findMatches(kysely, { kind, id, accountId: caller?.accountId ?? null }, now);
    },
    'POST /prod-api/cms/match/{kind}/{id}/irrelevant': ({ params, body, caller, now, transaction }) =>
      transaction(async (tx) => {
        const { kind, id } = params;
        if (!(await areOpen(tx, { ...params, ...body }, now))) throw notFound();
        await tx
          .insertInto('matchFeedback')
          .values({ accountId: caller.accountId, kind, ref: id, targetRef: body.targetId, createdAt: now })
          .onConflict((c) => c.columns(['accountId', 'kind', 'ref', 'targetRef']).doNothing())
          .execute();
        return null;
      }),
  });
};
