import type { authCalls } from '@contract/auth';
import { recordAudit } from '@server/audit/audit';
import { verifyPassword } from '@server/crypto/password-hash';
import type { Call } from '@server/http/implement';
import { type AccountRow, findAccountByLogin, loginKey } from './account-lookup';
import type { AuthContext } from './auth-context';
import { completeSignIn } from './complete-sign-in';
import { readDeviceHash } from './device-cookie';
import { throttleLogin } from './login-throttle';
import type { TokensAnswer } from './open-session';

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

/**
 * By user name, phone or e-mail. Nothing in the answer or its time says whether such an account exists
 * (req:attack-a06).
 */
export const signIn = async (context: AuthContext, call: LoginCall): Promise<TokensAnswer> => {
  const { body, request, now } = call;
  const account = await findAccountByLogin(context.db.kysely, body.username);
  const attempt = {
    accountId: account?.id ?? null,
    login: loginKey(body.username),
    ip: request.ip,
    deviceHash: readDeviceHash(request, context.config),
    proof: body.proof,
  };
  const throttle = await throttleLogin(context, attempt, now);
  const matches = await verifyPassword(account?.passwordHash ?? null, body.password);
  if (!account || !matches) {
    await recordRefusal(context, call, account);
    throw await throttle.refusal();
  }
  await throttle.forgive();
  return completeSignIn(context, call, account, { remember: body.remember, totp: body.totp, by: 'password' });
};
