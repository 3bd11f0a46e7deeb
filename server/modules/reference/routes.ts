import type { Endpoint } from '@contract/endpoint';
import { callAreas } from '@contract/endpoints';
import { referenceCalls } from '@contract/reference';
import { VERSION } from '@contract/version';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { describeCall } from './describe-call';

const areas = Object.entries(callAreas).map(([key, { title, calls }]) => ({
  key,
  title,
  rows: Object.entries(calls as Record<string, Endpoint>),
}));

/** The contract, told to people and programs. It only reads the tables that the service itself is bound to. */
export const registerReference = (app: FastifyInstance, deps: Deps): void => {
  const described = areas.flatMap(({ key, rows }) => rows.map(([call, row]) => describeCall(key, call, row)));
  const groups = areas.map(({ key, title }) => ({
    key,
    title,
    calls: described
      .filter(({ group }) => group === key)
      .map(({ method, path, summary, access }) => ({ method, path, summary, access })),
  }));
  implement(app, deps, referenceCalls, {
    'GET /api/reference.json': async () => ({ version: VERSION, groups }),
    'GET /api/reference/calls.json': async ({ query }) => {
      const calls = described.filter(({ path }) => path === query.path);
      if (calls.length === 0) throw notFound('reference.no_call');
      return { calls };
    },
  });
};
