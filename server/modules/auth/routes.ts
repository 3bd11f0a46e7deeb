import { authCalls } from '@contract/auth';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { createAuthContext } from './auth-context';
import { changedAgreements } from './consent';
import { refreshSession } from './refresh-session';
import { loadSessionUser } from './session-user';
import { signIn } from './sign-in';
import { signOut } from './sign-out';

/** An account offered on the sign-in page of a demo installation. */
interface DemoAccount {
  login: string;
  password: string;
  name: string;
  title: string;
}

export const registerAuth = (
  app: FastifyInstance,
  deps: Deps,
  demoAccounts: readonly DemoAccount[],
): void => {
  const context = createAuthContext(deps);
  implement(app, deps, authCalls, {
    'POST /prod-api/auth/login': (call) => signIn(context, call),
    'POST /prod-api/auth/refresh': (call) => refreshSession(context, call),
    'POST /prod-api/auth/logout': (call) => signOut(context, call),
    'GET /prod-api/auth/demoAccounts': async () => {
      if (!deps.config.demo) throw notFound();
      return demoAccounts.map(({ login, password, name, title }) => ({ login, password, name, title }));
    },
    'GET /prod-api/system/user/getInfo': async ({ caller }) => ({
      user: await loadSessionUser(deps.db.kysely, caller),
      roles: [...caller.roleKeys],
      permissions: [...caller.permissions],
      duties: [
        ...((await changedAgreements(deps.db.kysely, caller.accountId)).length > 0
          ? (['agreement'] as const)
          : []),
        ...caller.duties.filter((duty) => duty !== 'agreement'),
      ],
    }),
  });
};
