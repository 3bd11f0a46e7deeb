import type { securityCalls } from '@contract/security';
import { recordAudit } from '@server/audit/audit';
import type { Deps } from '@server/deps';
import { badRequest, conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import {
  type Account,
  changeAccount,
  currentAccount,
  lockAccount,
  offerTotp,
} from '@server/modules/account/service';
import type { Identity } from '@server/modules/auth/service';
import { endSessionsOf } from '@server/security/end-session';
import { isStaff } from '@server/security/granted-roles';
import { heldRoles } from '@server/security/held-roles';
import { type Limit, limitRate } from '@server/security/rate-limit';
import { noteSecondFactor } from '@server/security/session-record';

type Rows = typeof securityCalls;
type StartCall = Call<Rows['POST /api/users/totp.json']>;
type ConfirmCall = Call<Rows['PUT /api/users/totp.json']>;
type RenewCall = Call<Rows['POST /api/users/totp/recovery.json']>;
type RemoveCall = Call<Rows['DELETE /api/users/totp.json']>;

const TRIES: Limit = { name: 'totp.setup', max: 10, windowMs: 15 * 60_000 };

/** Asked of the stored roles: those of the session may be held back for want of this very factor. */
export const mustHaveSecondFactor = async ({ db, config }: Deps, accountId: number): Promise<boolean> => {
  const roles = await heldRoles(db.kysely, accountId);
  return !config.demo && isStaff(roles);
};

const checkTotp = (identity: Identity, account: Account, code: string, now: Date): number => {
  const step = account.totpSealed
    ? identity.totp.match(identity.sealer.open(account.totpSealed), code, now, account.totpStep)
    : null;
  if (step === null) throw badRequest('totp.wrong');
  return step;
};

/** A fresh secret, which counts only once a code has shown that the authenticator holds it. */
export const startSecondFactor = async (deps: Deps, identity: Identity, call: StartCall) => {
  const { body, caller, now } = call;
  const account = await currentAccount(deps.db.kysely, caller);
  if (account.totpConfirmedAt) throw conflict('totp.enabled');
  await identity.provePassword(account, body.password, now);
  const secret = identity.totp.create();
  await offerTotp(deps.db.kysely, account.id, identity.sealer.seal(secret));
  return { secret, url: identity.totp.url(secret, account.login, await identity.siteName()) };
};

export const confirmSecondFactor = async (
  deps: Deps,
  identity: Identity,
  call: ConfirmCall,
): Promise<{ recovery_codes: string[] }> => {
  const { body, caller, now, request } = call;
  await limitRate(deps.db, TRIES, String(caller.accountId), now);
  return call.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.accountId);
    if (account.totpConfirmedAt) throw conflict('totp.enabled');
    const step = checkTotp(identity, account, body.code, now);
    await changeAccount(tx, account.id, { totpConfirmedAt: now, totpStep: step, updatedAt: now });
    // This session has just shown the factor; the others have not.
    await noteSecondFactor(tx, caller.sessionId, now);
    await endSessionsOf(tx, account.id, 'security', now, caller.sessionId);
    await identity.tellOwner(tx, account, { code: 'notice.security.totp_on' }, now);
    const target = `account:${account.id}`;
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'account.totp_on',
      target,
      outcome: 'ok',
    });
    return { recovery_codes: await identity.recoveryCodes.renew(tx, account.id) };
  });
};

/** New codes for whoever shows both factors; a code seen by others is worthless then. */
export const renewRecovery = async (
  deps: Deps,
  identity: Identity,
  call: RenewCall,
): Promise<{ recovery_codes: string[] }> => {
  const { body, caller, now, request } = call;
  const known = await currentAccount(deps.db.kysely, caller);
  if (!known.totpConfirmedAt) throw conflict('totp.disabled');
  await limitRate(deps.db, TRIES, String(caller.accountId), now);
  await identity.provePassword(known, body.password, now);
  return call.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.accountId);
    if (!account.totpConfirmedAt) throw conflict('totp.disabled');
    const step = checkTotp(identity, account, body.code, now);
    await changeAccount(tx, account.id, { totpStep: step });
    await identity.tellOwner(tx, account, { code: 'notice.security.recovery' }, now);
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'account.recovery_renewed',
      target: `account:${account.id}`,
      outcome: 'ok',
    });
    return { recovery_codes: await identity.recoveryCodes.renew(tx, account.id) };
  });
};

export const removeSecondFactor = async (
  deps: Deps,
  identity: Identity,
  call: RemoveCall,
): Promise<Record<string, never>> => {
  const { body, caller, now, request } = call;
  const known = await currentAccount(deps.db.kysely, caller);
  if (!known.totpConfirmedAt) throw conflict('totp.disabled');
  if (await mustHaveSecondFactor(deps, caller.accountId)) throw conflict('totp.required');
  await limitRate(deps.db, TRIES, String(caller.accountId), now);
  await identity.provePassword(known, body.password, now);
  return call.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.accountId);
    // Another device may have switched it off in the same moment.
    if (!account.totpConfirmedAt) throw conflict('totp.disabled');
    checkTotp(identity, account, body.code, now);
    const cleared = { totpSealed: null, totpConfirmedAt: null, totpStep: null, updatedAt: now };
    await identity.recoveryCodes.remove(tx, account.id);
    await changeAccount(tx, account.id, cleared);
    await identity.tellOwner(tx, account, { code: 'notice.security.totp_off' }, now);
    const target = `account:${account.id}`;
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'account.totp_off',
      target,
      outcome: 'ok',
    });
    return {};
  });
};
