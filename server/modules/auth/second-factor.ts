import { AppError, unauthorized } from '@server/errors/app-error';
import { spendTotpStep } from '@server/modules/account/service';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { AccountRow } from './account-lookup';
import type { AuthContext } from './auth-context';
import { spendRecoveryCode } from './recovery-codes';
import { matchTotp } from './totp';

const PER_ACCOUNT: Limit = { name: 'totp.account', max: 5, windowMs: 15 * 60_000 };

/**
 * True where a second factor was shown, false where none is set up. Called once the first factor has been proven, so
 * the count of wrong codes cannot be driven up by strangers.
 */
export const checkSecondFactor = async (
  { db, sealer }: AuthContext,
  account: AccountRow,
  code: string | undefined,
  now: Date,
): Promise<boolean> => {
  if (!account.totpConfirmedAt || !account.totpSealed) return false;
  if (code === undefined) throw new AppError(401, 'auth.second_factor');
  await limitRate(db, PER_ACCOUNT, String(account.id), now, 'auth.second_factor_wait');
  const isRecovery = code.length > 6;
  const step = isRecovery ? null : matchTotp(sealer.open(account.totpSealed), code, now, account.totpStep);
  const spent = await db.transaction(async (tx) => {
    if (isRecovery) return spendRecoveryCode(tx, sealer, account.id, code, now);
    return step !== null && (await spendTotpStep(tx, account.id, step));
  });
  if (!spent) throw unauthorized('auth.second_factor_wrong');
  return true;
};
