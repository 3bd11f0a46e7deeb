import type { registerCalls } from '@contract/register';
import { ACCOUNT_WORDS, PURPOSE } from '@contract/rules/account-rules';
import { badRequest } from '@server/plugins/app-error';
import { recordAudit } from '@server/plugins/audit';
import type { Call } from '@server/plugins/implement';
import { limitRate } from '@server/plugins/rate-limit';
import { findAccountByLogin, loginKey } from './account-lookup';
import type { AuthContext } from './auth-context';
import { endSessionsOf } from './end-session';
import { checkNewPassword } from './password-policy';
import { tellOwner } from './security-notice';
import { CODE_TRIES_PER_IP } from './sign-in-by-code';
import { storePassword } from './store-password';
import { checkCode, consumeCode } from './verification-code';

type ResetCall = Call<(typeof registerCalls)['POST /prod-api/auth/password/reset']>;

/** By a code sent to what is bound; every session ends, the owner is told. */
export const resetPassword = async (context: AuthContext, call: ResetCall): Promise<null> => {
  const { body, request, now } = call;
  await limitRate(context.db, CODE_TRIES_PER_IP, context.sealer.fingerprint(request.ip), now);
  const subject = { recipient: loginKey(body.login), purpose: PURPOSE.forgotten };
  const codeId = await checkCode(context, subject, body.code, now);
  const account = await findAccountByLogin(context.db.kysely, body.login);
  if (account?.status !== 'active') throw badRequest(ACCOUNT_WORDS.word('code'), { errorCode: 'code.wrong' });
  checkNewPassword(body.password, account);
  await call.transaction(async (tx) => {
    await consumeCode(tx, codeId, now);
    await storePassword(tx, account.id, body.password, now);
    await endSessionsOf(tx, account.id, 'password', now);
    await tellOwner(context, tx, account, '登录密码已重设', now);
    const target = `account:${account.id}`;
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'auth.password_reset',
      target,
      outcome: 'ok',
    });
  });
  return null;
};
