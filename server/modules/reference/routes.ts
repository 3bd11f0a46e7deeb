import type { Endpoint } from '@contract/endpoint';
import { callAreas } from '@contract/endpoints';
import { referenceCalls } from '@contract/reference';
import { VERSION } from '@contract/version';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { describeCall, partsOf } from './describe-call';

const areas = Object.entries(callAreas).map(([key, { title, calls }]) => ({
  key,
  title,
  rows: Object.entries(calls as Record<string, Endpoint>).map(([call, row]) => ({
    call,
    row,
    ...partsOf(call),
  })),
}));
const groups = areas.map(({ key, title, rows }) => ({
  key,
  title,
  calls: rows.map(({ method, path, row: { summary, access } }) => ({ method, path, summary, access })),
}));

/**
 * The API reference for people and programs. It reads the same tables that the service is bound to, and describes a
 * call when it is requested: describing all of them would delay each start by a third of a second.
 */
export const registerReference = (app: FastifyInstance, deps: Deps): void => {
  implement(app, deps, referenceCalls, {
    'GET /api/reference.json': async () => ({ version: VERSION, groups }),
    'GET /api/reference/calls.json': async ({ query }) => {
      const calls = areas.flatMap(({ key, rows }) =>
        rows.filter(({ path }) => path === query.path).map(({ call, row }) => describeCall(key, call, row)),
      );
      if (calls.length === 0) throw notFound('reference.no_call');
      return { calls };
    },
  });
};
