import { isRecoveryCode } from '@contract/rules/second-factor';
import { say } from '@contract/sentences/sentence';
import { MINUTE_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { AppError, conflict, unauthorized } from '@server/errors/app-error';
import { spendTotpStep } from '@server/modules/account/service';
import { endRelease, isReleaseDue } from '@server/security/factor-release';
import { clearCount, type Limit, limitRate } from '@server/security/rate-limit';
import type { AccountRow } from './account-lookup';
import type { AuthContext } from './auth-context';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes';
import { tellOwner } from './security-notice';
import { matchTotp } from './totp';

const PER_ACCOUNT: Limit = { name: 'totp.account', max: 5, windowMs: 15 * MINUTE_MS };

const spend = async (
  tx: Transaction,
  sealer: Sealer,
  account: Pick<AccountRow, 'id' | 'totpSealed' | 'totpStep'>,
  code: string,
  now: Date,
): Promise<boolean> => {
  if (isRecoveryCode(code)) return spendRecoveryCode(tx, sealer, account.id, code, now);
  if (!account.totpSealed) return false;
  const secret = sealer.tryOpen(account.totpSealed);
  if (secret === null) throw conflict('auth.factor_unreadable');
  const step = matchTotp(secret, code, now, account.totpStep);
  return typeof step === 'number' && spendTotpStep(tx, account.id, step);
};

/**
 * Uses up the six digits of the authenticator or, for somebody who lost it, a recovery code. False if invalid; of two
 * concurrent uses, the second gets false. A person who can still show a factor has not lost it, so a pending release is
 * ended.
 */
export const spendSecondFactor = async (...shown: Parameters<typeof spend>): Promise<boolean> => {
  const [tx, , account, , now] = shown;
  if (!(await spend(...shown))) return false;
  await endRelease(tx, account.id, now);
  return true;
};

/** Whether a second factor is not set up, was shown, or was released by an administrator (docs/decisions/0113). */
export type FactorShown = 'none' | 'shown' | 'released';

/**
 * Called once the first factor has been proven, so
 * the count of wrong codes cannot be driven up by strangers. Whoever signs in with a recovery code that somebody else
 * found does not do it unseen, and its owner hears how many are left.
 */
export const checkSecondFactor = async (
  context: AuthContext,
  account: AccountRow,
  code: string | undefined,
  now: Date,
): Promise<FactorShown> => {
  const { db, sealer } = context;
  if (!account.totpConfirmedAt || !account.totpSealed) return 'none';
  if (code === undefined) {
    if (await isReleaseDue(db.kysely, account.id, now)) return 'released';
    throw new AppError(401, 'auth.second_factor');
  }
  await limitRate(db, PER_ACCOUNT, String(account.id), now, { said: 'auth.second_factor_wait' });
  const spent = await db.transaction(async (tx) => {
    const isSpent = await spendSecondFactor(tx, sealer, account, code, now);
    if (isSpent && isRecoveryCode(code)) {
      const left = await countRecoveryCodes(tx, account.id);
      await tellOwner(context, tx, account, say('notice.security.recovery_used', { n: left }), now);
    }
    return isSpent;
  });
  if (!spent) throw unauthorized(isRecoveryCode(code) ? 'recovery.wrong' : 'auth.second_factor_wrong');
  await clearCount(db, PER_ACCOUNT, String(account.id));
  return 'shown';
};
