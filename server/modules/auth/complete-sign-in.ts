import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { AppError, forbidden, unauthorized } from '@server/errors/app-error';
import { changeAccount, lockAccount, reasonOfStop } from '@server/modules/account/service';
import { endSessionsOf } from '@server/security/end-session';
import { endRelease, isReleaseDue } from '@server/security/factor-release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRow } from './account-lookup';
import type { AuthContext } from './auth-context';
import { openSession, type TokensAnswer } from './open-session';
import { removeRecoveryCodes } from './recovery-codes';
import { checkSecondFactor } from './second-factor';
import { tellOwner } from './security-notice';

export interface SignInCall {
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
}

export interface SignInWish {
  remember?: boolean;
  totp?: string;
  /** How the first factor was shown, for the audit log. */
  by: 'password' | 'code' | 'open_user';
  /** Work to be done in the same transaction, such as marking a code as used. */
  also?: (tx: Transaction) => Promise<void>;
}

/** The owner is shown the stored reason, and so can ask about it. */
const stopped = async (db: AuthContext['db']['kysely'], accountId: number) => {
  const reason = await reasonOfStop(db, accountId);
  return forbidden(
    reason === null ? 'account.disabled' : say('account.stopped', { reason }),
    'account.disabled',
  );
};

/**
 * Checks again, when the session begins, what the sign-in was based on: if the password was changed, a second factor
 * was set up or the account was stopped meanwhile, all sessions were ended, and a late one must not start.
 */
const requireUnchanged = async (tx: Transaction, read: AccountRow): Promise<void> => {
  const now = await lockAccount(tx, read.id);
  if (now.status !== 'active') throw await stopped(tx, read.id);
  if (now.passwordHash !== read.passwordHash) throw unauthorized('session.password');
  if (now.totpSealed !== read.totpSealed) throw unauthorized('session.security');
};

/** Removes the second factor that an administrator released, and ends every session opened with it. */
const dropFactor = async (
  context: AuthContext,
  tx: Transaction,
  { request, now }: SignInCall,
  account: AccountRow,
): Promise<void> => {
  // The release may have been stopped since it was read.
  if (!(await isReleaseDue(tx, account.id, now))) throw new AppError(401, 'auth.second_factor');
  await endRelease(tx, account.id, now);
  await removeRecoveryCodes(tx, account.id);
  const none = { totpSealed: null, totpConfirmedAt: null, totpStep: null };
  await changeAccount(tx, account.id, { ...none, updatedAt: now });
  await endSessionsOf(tx, account.id, 'security', now);
  await tellOwner(context, tx, account, { code: 'notice.security.released' }, now);
  const target = `account:${account.id}`;
  await recordAudit(tx, request, now, {
    accountId: account.id,
    action: 'account.totp_released',
    target,
  });
};

/** The part all ways of signing in share: is the account usable, second factor, session, audit. */
export const completeSignIn = async (
  context: AuthContext,
  call: SignInCall,
  account: AccountRow,
  wish: SignInWish,
): Promise<TokensAnswer> => {
  // Only whoever has proven to be the owner is told what became of the account.
  if (account.status !== 'active') throw await stopped(context.db.kysely, account.id);
  const factor = await checkSecondFactor(context, account, wish.totp, call.now);
  const secondFactor = factor === 'shown';
  return call.transaction(async (tx) => {
    await wish.also?.(tx);
    await requireUnchanged(tx, account);
    if (factor === 'released') await dropFactor(context, tx, call, account);
    const session = { accountId: account.id, remembered: wish.remember ?? false, secondFactor };
    const tokens = await openSession(context, tx, call, session, call.now);
    await recordAudit(tx, call.request, call.now, {
      accountId: account.id,
      action: 'auth.login',
      target: `account:${account.id}`,
      detail: { by: wish.by, secondFactor },
    });
    return tokens;
  });
};
