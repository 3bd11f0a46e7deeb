import type { authCalls } from '@contract/auth';
import { verifyPassword } from '@server/password-hash';
import { forbidden } from '@server/plugins/app-error';
import { recordAudit } from '@server/plugins/audit';
import type { Call } from '@server/plugins/implement';
import { type AccountRow, findAccountByLogin, loginKey } from './account-lookup';
import type { AuthContext } from './auth-context';
import { readDeviceHash } from './device-cookie';
import { throttleLogin } from './login-throttle';
import { openSession, type TokensAnswer } from './open-session';

type LoginCall = Call<(typeof authCalls)['POST /prod-api/auth/login']>;

const recordRefusal = ({ db }: AuthContext, { request, now }: LoginCall, account: AccountRow | undefined) =>
  db.transaction((tx) =>
    recordAudit(tx, request, now, {
      accountId: account?.id ?? null,
      action: 'auth.login',
      target: account ? `account:${account.id}` : 'account:unknown',
      outcome: 'refused',
    }),
  );

/** By user name, phone or e-mail. Nothing in the answer or its time says whether such an account exists (A06). */
export const signIn = async (context: AuthContext, call: LoginCall): Promise<TokensAnswer> => {
  const { body, request, now } = call;
  const account = await findAccountByLogin(context.db.kysely, body.username);
  const attempt = {
    accountId: account?.id ?? null,
    login: loginKey(body.username),
    ip: request.ip,
    deviceHash: readDeviceHash(request, context.config),
  };
  const throttle = await throttleLogin(context, attempt, now);
  const matches = await verifyPassword(account?.passwordHash ?? null, body.password);
  if (!account || !matches || account.status === 'closed') {
    await recordRefusal(context, call, account);
    throw throttle.refusal();
  }
  // Only whoever knows the password is told what became of the account.
  if (account.status !== 'active') throw forbidden('账号已停用，请联系管理员', 'account.disabled');
  await throttle.forgive();
  return call.transaction(async (tx) => {
    const wish = { accountId: account.id, remembered: body.remember ?? false, secondFactor: false };
    const tokens = await openSession(context, tx, call, wish, now);
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'auth.login',
      target: `account:${account.id}`,
      outcome: 'ok',
    });
    return tokens;
  });
};
