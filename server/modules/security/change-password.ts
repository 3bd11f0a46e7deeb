import { passwordWord } from '@contract/rules/password';
import type { securityCalls } from '@contract/security';
import { recordAudit } from '@server/audit/audit';
import type { Deps } from '@server/deps';
import { AppError, badRequest } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { holdUnchanged, ownAccount } from '@server/modules/account/service';
import type { Identity } from '@server/modules/auth/service';
import { endSessionsOf } from '@server/security/end-session';

type PasswordCall = Call<(typeof securityCalls)['PUT /api/users/accounts/{login}/password.json']>;

/** A wrong old password is reported as an error of its field. */
const asFieldError = (error: unknown): unknown =>
  error instanceof AppError && error.errorCode === 'auth.password_wrong'
    ? badRequest('password.old_wrong', {
        fields: [{ path: 'body.old_password', said: 'password.old_wrong' }],
      })
    : error;

/** Needs the old password if there is one; all other sessions end, and the owner is notified (req:attack-a14). */
export const changePassword = async (
  deps: Deps,
  identity: Identity,
  call: PasswordCall,
): Promise<Record<string, never>> => {
  const { params, body, caller, now, request } = call;
  const account = await ownAccount(deps.db.kysely, caller, params.login);
  if (account.passwordHash !== null) {
    if (!body.old_password) throw badRequest('password.old_missing');
    await identity.provePassword(account, body.old_password, now).catch((error: unknown) => {
      throw asFieldError(error);
    });
    if (body.old_password === body.password)
      throw badRequest(passwordWord('same'), { errorCode: 'password.same' });
  }
  identity.checkNewPassword(body.password, account);
  return call.transaction(async (tx) => {
    await holdUnchanged(tx, account);
    await identity.storePassword(tx, account.id, body.password, now);
    const ended = await endSessionsOf(tx, account.id, 'password', now, caller.sessionId);
    await identity.tellOwner(tx, account, { code: 'notice.security.password_changed' }, now);
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'account.password',
      target: `account:${account.id}`,
      detail: { endedSessions: ended },
    });
    return {};
  });
};
