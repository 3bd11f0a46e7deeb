import type { registerCalls } from '@contract/register';
import { ACCOUNT_WORDS, PURPOSE } from '@contract/rules/account-rules';
import { passwordWord } from '@contract/rules/password';
import { recordAudit } from '@server/audit/audit';
import { verifyPassword } from '@server/crypto/password-hash';
import { badField, badRequest } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { isUnchanged } from '@server/modules/account/service';
import { endSessionsOf } from '@server/security/end-session';
import { findAccountByLogin, loginKey } from './account-lookup';
import type { AuthContext } from './auth-context';
import { limitCodeTries } from './code-tries';
import { checkNewPassword } from './password-policy';
import { tellOwner } from './security-notice';
import { storePassword } from './store-password';
import { checkCode, consumeCode } from './verification-code';

type ResetCall = Call<(typeof registerCalls)['POST /prod-api/auth/password/reset']>;

/** Resets the password by a code sent to the bound phone or email. All sessions end, and the owner is notified. */
export const resetPassword = async (context: AuthContext, call: ResetCall): Promise<null> => {
  const { body, request, now } = call;
  await limitCodeTries(context, request, now);
  const subject = { recipient: loginKey(body.login), purpose: PURPOSE.forgotten };
  const codeId = await checkCode(context, subject, { code: body.code, ip: request.ip, now });
  const account = await findAccountByLogin(context.db.kysely, body.login);
  const refuse = () => badRequest(ACCOUNT_WORDS.word('code'), { errorCode: 'code.wrong' });
  if (account?.status !== 'active') throw refuse();
  checkNewPassword(body.password, account);
  // Otherwise staff could meet the change required every 90 days with the password they have.
  if (await verifyPassword(account.passwordHash, body.password))
    throw badField('body.password', passwordWord('same'), 'password.same');
  await call.transaction(async (tx) => {
    // The number may have been replaced since, because it was lost.
    if (!(await isUnchanged(tx, account))) throw refuse();
    await consumeCode(tx, codeId, now);
    await storePassword(tx, account.id, body.password, now);
    await endSessionsOf(tx, account.id, 'password', now);
    await tellOwner(context, tx, account, { code: 'notice.security.password_reset' }, now);
    const target = `account:${account.id}`;
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'auth.password_reset',
      target,
    });
  });
  return null;
};
