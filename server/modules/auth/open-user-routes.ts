import { openUserCalls } from '@contract/open-user';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { createAuthContext } from './auth-context';
import { listProviders } from './open-provider';
import { browserOf, finishOpenSignIn, startOpenSignIn } from './open-round-trip';
import { confirmOpenSignIn } from './open-ticket';

export const registerOpenUsers = (app: FastifyInstance, deps: Deps): void => {
  const context = createAuthContext(deps);
  implement(app, deps, openUserCalls, {
    'GET /prod-api/auth/open/providers': async () =>
      (await listProviders(deps.db)).map(({ key, name }) => ({ key, name })),
    'POST /prod-api/auth/open/{provider}/start': (call) => startOpenSignIn(context, call),
    'POST /prod-api/auth/open/callback': (call) => finishOpenSignIn(context, call),
    'POST /prod-api/auth/open/confirm': (call) =>
      confirmOpenSignIn(context, call, browserOf(context, call.request)),
  });
};
