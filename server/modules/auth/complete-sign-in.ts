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
  /** What belongs into the same transaction, such as using a code up. */
  also?: (tx: Transaction) => Promise<void>;
}

/** The owner reads the reason that was given; somebody who asks about it knows what about. */
const stopped = async (db: AuthContext['db']['kysely'], accountId: number) => {
  const reason = await reasonOfStop(db, accountId);
  return forbidden(
    reason === null ? 'account.disabled' : say('account.stopped', { reason }),
    'account.disabled',
  );
};

/**
 * What the sign-in rests on, as it is at the moment the session begins: a password that was changed, a factor that was
 * set up or an account that was stopped while this one was on its way has ended the sessions there were, and lets no
 * late one in.
 */
const requireUnchanged = async (tx: Transaction, read: AccountRow): Promise<void> => {
  const now = await lockAccount(tx, read.id);
  if (now.status !== 'active') throw await stopped(tx, read.id);
  if (now.passwordHash !== read.passwordHash) throw unauthorized('session.password');
  if (now.totpSealed !== read.totpSealed) throw unauthorized('session.security');
};

/** The factor that staff has let go is gone with this sign-in, and every session that was opened with it. */
const dropFactor = async (
  context: AuthContext,
  tx: Transaction,
  { request, now }: SignInCall,
  account: AccountRow,
): Promise<void> => {
  // It may have been stopped since it was looked at.
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
