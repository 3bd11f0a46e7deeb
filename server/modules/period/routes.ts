import { periodCalls } from '@contract/period';
import type { Deps } from '@server/deps';
import { implement } from '@server/plugins/implement';
import type { FastifyInstance } from 'fastify';
import { presentPeriod } from './present-period';
import { listOpenPeriods, listPeriods } from './service';

export const registerPeriods = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, periodCalls, {
    'GET /prod-api/cms/period/list': async ({ now }) => {
      const rows = (await listPeriods(kysely)).map((row) => presentPeriod(row, now));
      return { rows, total: rows.length };
    },
    'GET /prod-api/cms/period/list/open': async ({ now }) => {
      const rows = (await listOpenPeriods(kysely, now)).map((row) => presentPeriod(row, now));
      return { rows, total: rows.length };
    },
  });
};
