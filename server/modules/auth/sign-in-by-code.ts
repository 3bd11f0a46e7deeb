import type { registerCalls } from '@contract/register';
import { ACCOUNT_WORDS, PURPOSE } from '@contract/rules/account-rules';
import { badRequest } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { findAccountByLogin, loginKey } from './account-lookup';
import type { AuthContext } from './auth-context';
import { limitCodeTries } from './code-tries';
import { completeSignIn } from './complete-sign-in';
import type { TokensAnswer } from './open-session';
import { checkCode, consumeCode } from './verification-code';

type CodeLoginCall = Call<(typeof registerCalls)['POST /prod-api/auth/login/code']>;

export const signInByCode = async (context: AuthContext, call: CodeLoginCall): Promise<TokensAnswer> => {
  const { body, request, now } = call;
  await limitCodeTries(context, request, now);
  const subject = { recipient: loginKey(body.login), purpose: PURPOSE.signIn };
  const codeId = await checkCode(context, subject, { code: body.code, ip: request.ip, now });
  const account = await findAccountByLogin(context.db.kysely, body.login);
  // Codes are sent only to existing accounts, so the number was bound to another account or removed just now.
  if (!account) throw badRequest(ACCOUNT_WORDS.word('code'), { errorCode: 'code.wrong' });
  return completeSignIn(context, call, account, {
    remember: body.remember,
    totp: body.totp,
    by: 'code',
    also: (tx) => consumeCode(tx, codeId, now),
  });
};
