import { systemCalls } from '@contract/system';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { searchUnits } from '@server/modules/unit/service';
import type { FastifyInstance } from 'fastify';
import { listDictItems } from './service';

export const registerSystem = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, systemCalls, {
    'GET /prod-api/system/dict/data/batch_types/{types}': async ({ params }) => {
      const types = params.types.split(',');
      const items = await listDictItems(kysely, types);
      // A type nobody knows answers an empty list, as the old service does (req:calls-dictionary).
      return Object.fromEntries(
        types.map((type) => [
          type,
          items
            .filter((item) => item.type === type)
            .map((item) => ({
              dictCode: item.id,
              dictSort: item.sort,
              dictLabel: item.label,
              dictValue: item.value,
              dictType: item.type,
              parentValue: item.parentValue,
              isDefault: item.isDefault ? ('Y' as const) : ('N' as const),
              status: '0' as const,
            })),
        ]),
      );
    },
    'GET /prod-api/system/dept/search/{keyword}': async ({ params }) =>
      (await searchUnits(kysely, params.keyword)).map(({ id, name, former, uscc, parentName, attended }) => ({
        deptId: id,
        deptName: name,
        former,
        uscc,
        parentName,
        attended,
      })),
  });
};
