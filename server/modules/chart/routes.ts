import { chartCalls } from '@contract/chart';
import { EVERY_FIGURE } from '@contract/permissions';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { type Caller, hasPermission } from '@server/security/caller';
import type { FastifyInstance } from 'fastify';
import { registerEmbeds } from './embed/embed-routes';
import { createPromises } from './promises';
import { countByAttribute, countByPeriod, countByType, publicOverview } from './service';

/** The office sees every figure; others none that could point at a person. */
const seesAll = (caller: Caller): boolean => hasPermission(caller, EVERY_FIGURE);

export const registerCharts = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const readPromises = createPromises(kysely);
  implement(app, deps, chartCalls, {
    'GET /prod-api/cms/apply/specialApplyChartPCountByType': ({ query, caller }) =>
      countByType(kysely, query.periodId, seesAll(caller)),
    'GET /prod-api/cms/apply/selectUserCountByExt': ({ query, caller }) =>
      countByAttribute(kysely, query.ext ?? 'nature', query.periodId, {
        all: seesAll(caller),
        split: query.split,
      }),
    'GET /prod-api/cms/apply/selectPeriodPCountByType': ({ caller }) =>
      countByPeriod(kysely, seesAll(caller)),
    'GET /prod-api/cms/open/overview': ({ now }) => publicOverview(kysely, now),
    'GET /prod-api/cms/open/promises': ({ now }) => readPromises(now),
  });
  registerEmbeds(app, deps);
};
