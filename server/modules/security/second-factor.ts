import { beijingIso } from '@contract/rules/beijing-time';
import { isRecoveryCode } from '@contract/rules/second-factor';
import type { securityCalls } from '@contract/security';
import { MINUTE_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
import { badField, badRequest, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import {
  type Account,
  changeAccount,
  currentAccount,
  holdUnchanged,
  lockAccount,
} from '@server/modules/account/service';
import type { Identity } from '@server/modules/auth/service';
import { endSessionsOf } from '@server/security/end-session';
import { endRelease, releaseOf } from '@server/security/factor-release';
import { isStaff } from '@server/security/granted-roles';
import { heldRoles } from '@server/security/held-roles';
import { type Limit, limitRate } from '@server/security/rate-limit';
import { createTickets } from '@server/security/sealed-ticket';
import { noteSecondFactor } from '@server/security/session-record';

type Rows = typeof securityCalls;
type StartCall = Call<Rows['POST /api/users/totp.json']>;
type ConfirmCall = Call<Rows['PUT /api/users/totp.json']>;
type RenewCall = Call<Rows['POST /api/users/totp/recovery.json']>;
type StopCall = Call<Rows['DELETE /api/users/totp/release.json']>;
type RemoveCall = Call<Rows['DELETE /api/users/totp.json']>;

const TRIES: Limit = { name: 'totp.setup', max: 10, windowMs: 15 * MINUTE_MS };
/** Long enough to find and install an authenticator. */
const SETUP_MS = 30 * MINUTE_MS;

/** Checks the stored roles: those of the session may be suspended for lack of this very factor. */
export const mustHaveSecondFactor = async ({ db, config }: Deps, accountId: number): Promise<boolean> => {
  const roles = await heldRoles(db.kysely, accountId);
  return !config.demo && isStaff(roles);
};

/** A factor release that somebody has requested; the owner can stop it while signed in. */
export const currentRelease = async ({ db }: Deps, accountId: number, now: Date) => {
  const release = await releaseOf(db.kysely, accountId, now);
  if (!release) return null;
  return { asked_at: beijingIso(release.askedAt), due_at: release.dueAt && beijingIso(release.dueAt) };
};

export const stopRelease = (
  identity: Identity,
  { transaction, caller, now, request }: StopCall,
): Promise<Record<string, never>> =>
  transaction(async (tx) => {
    const account = await lockAccount(tx, caller.accountId);
    if (!(await endRelease(tx, account.id, now))) throw notFound('release.none');
    await identity.tellOwner(tx, account, { code: 'notice.security.release_stopped' }, now);
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'account.release_stop',
      target: `account:${account.id}`,
    });
    return {};
  });

/** Accepts a code of the authenticator, or a recovery code if it is lost; the password is checked before. */
const spendCode = async (
  identity: Identity,
  tx: Transaction,
  account: Account,
  code: string,
  now: Date,
): Promise<void> => {
  if (await identity.spendSecondFactor(tx, account, code, now)) return;
  throw badRequest(isRecoveryCode(code) ? 'recovery.wrong' : 'totp.wrong');
};

/** For acts that cannot be undone: requires the second factor if one is set up. */
export const requireSecondFactor = async (
  identity: Identity,
  tx: Transaction,
  account: Account,
  code: string | undefined,
  now: Date,
): Promise<void> => {
  if (!account.totpConfirmedAt) return;
  if (code === undefined) throw badField('body.totp', 'auth.second_factor');
  await spendCode(identity, tx, account, code, now);
};

export const limitSecondFactor = ({ db }: Deps, accountId: number, now: Date): Promise<unknown> =>
  limitRate(db, TRIES, String(accountId), now);

/** An authenticator being set up; it counts only after a first code from it. */
interface Setup {
  accountId: number;
  secret: string;
  /** Fingerprint of the secret to be replaced, null for none; if that one changes, this setup is void. */
  replaces: string | null;
}

const setups = ({ sealer }: Identity) =>
  createTickets<Setup>(sealer, { purpose: 'second-factor', lifeMs: SETUP_MS });

const secretInUse = ({ sealer }: Identity, { totpConfirmedAt, totpSealed }: Account): string | null =>
  totpConfirmedAt && totpSealed ? sealer.fingerprint(`totp:${totpSealed}`) : null;

/** A fresh secret. Where one is set up, the old authenticator counts until the new one has shown a code. */
export const startSecondFactor = async (deps: Deps, identity: Identity, call: StartCall) => {
  const { body, caller, now } = call;
  const account = await currentAccount(deps.db.kysely, caller);
  if (account.totpConfirmedAt && body.code === undefined) throw conflict('totp.enabled');
  await limitSecondFactor(deps, caller.accountId, now);
  await identity.provePassword(account, body.password, now);
  const replaces = await call.transaction(async (tx) => {
    await holdUnchanged(tx, account);
    const locked = await lockAccount(tx, caller.accountId);
    if (locked.totpConfirmedAt) await spendCode(identity, tx, locked, body.code ?? '', now);
    return secretInUse(identity, locked);
  });
  const secret = identity.totp.create();
  return {
    secret,
    url: identity.totp.url(secret, account.login, await identity.siteName()),
    ticket: setups(identity).make({ accountId: account.id, secret, replaces }, now),
  };
};

export const confirmSecondFactor = async (
  deps: Deps,
  identity: Identity,
  call: ConfirmCall,
): Promise<{ recovery_codes: string[] }> => {
  const { body, caller, now, request } = call;
  await limitSecondFactor(deps, caller.accountId, now);
  return call.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.accountId);
    const setup = setups(identity).read(body.ticket, now);
    const isNext = setup?.accountId === account.id && setup.replaces === secretInUse(identity, account);
    if (!setup || !isNext) throw conflict('totp.stale');
    const step = identity.totp.match(setup.secret, body.code, now, null);
    if (step === null) throw badRequest('totp.wrong');
    const totpSealed = identity.sealer.seal(setup.secret);
    const changed = { totpSealed, totpConfirmedAt: now, totpStep: step, updatedAt: now };
    await changeAccount(tx, account.id, changed);
    // Only this session has shown the factor; the others end.
    await noteSecondFactor(tx, caller.sessionId, now);
    await endSessionsOf(tx, account.id, 'security', now, caller.sessionId);
    const did = setup.replaces === null ? 'totp_on' : 'totp_replaced';
    await identity.tellOwner(tx, account, { code: `notice.security.${did}` }, now);
    const target = `account:${account.id}`;
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: `account.${did}`,
      target,
    });
    return { recovery_codes: await identity.recoveryCodes.renew(tx, account.id) };
  });
};

/** New recovery codes for a person who shows both factors; the old ones become invalid. */
export const renewRecovery = async (
  deps: Deps,
  identity: Identity,
  call: RenewCall,
): Promise<{ recovery_codes: string[] }> => {
  const { body, caller, now, request } = call;
  const known = await currentAccount(deps.db.kysely, caller);
  if (!known.totpConfirmedAt) throw conflict('totp.disabled');
  await limitSecondFactor(deps, caller.accountId, now);
  await identity.provePassword(known, body.password, now);
  return call.transaction(async (tx) => {
    await holdUnchanged(tx, known);
    const account = await lockAccount(tx, caller.accountId);
    if (!account.totpConfirmedAt) throw conflict('totp.disabled');
    await spendCode(identity, tx, account, body.code, now);
    await identity.tellOwner(tx, account, { code: 'notice.security.recovery' }, now);
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'account.recovery_renewed',
      target: `account:${account.id}`,
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
  await limitSecondFactor(deps, caller.accountId, now);
  await identity.provePassword(known, body.password, now);
  return call.transaction(async (tx) => {
    await holdUnchanged(tx, known);
    const account = await lockAccount(tx, caller.accountId);
    // Another device may have switched it off in the same moment.
    if (!account.totpConfirmedAt) throw conflict('totp.disabled');
    await spendCode(identity, tx, account, body.code, now);
    const cleared = { totpSealed: null, totpConfirmedAt: null, totpStep: null, updatedAt: now };
    await identity.recoveryCodes.remove(tx, account.id);
    await changeAccount(tx, account.id, cleared);
    await identity.tellOwner(tx, account, { code: 'notice.security.totp_off' }, now);
    const target = `account:${account.id}`;
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'account.totp_off',
      target,
    });
    return {};
  });
};
