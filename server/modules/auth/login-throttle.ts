import { say } from '@contract/sentences/sentence';
import { tooMany, unauthorized } from '@server/errors/app-error';
import { addressKey } from '@server/security/address-key';
import {
  clearCount,
  countDown,
  countUp,
  type Limit,
  limitRate,
  secondsUntil,
} from '@server/security/rate-limit';
import { isKnownDevice } from '@server/security/session-record';
import type { AuthContext } from './auth-context';

const WINDOW_MS = 15 * 60_000;
const PER_ACCOUNT: Limit = { name: 'login.account', max: 5, windowMs: WINDOW_MS };
const PER_DEVICE: Limit = { name: 'login.device', max: 5, windowMs: WINDOW_MS };
/** Higher than for one account: a whole office comes from one address. */
const PER_IP: Limit = { name: 'login.ip', max: 20, windowMs: WINDOW_MS };

export interface LoginAttempt {
  /** Of the account if there is one, else of the name that was typed: both are counted alike. */
  accountId: number | null;
  login: string;
  ip: string;
  /** Hash of the cookie this browser showed. */
  deviceHash: string | null;
}

export interface Throttle {
  /** After a wrong password: the answer, with the attempts that are left. */
  refusal: () => Error;
  /** After a right one: failures of this attempt's own kind are forgotten. */
  forgive: () => Promise<void>;
}

const refusal = (left: number, retryAfterS: number): Error =>
  left > 0
    ? unauthorized(say('auth.wrong', { left }))
    : tooMany(say('auth.wrong_wait', { minutes: Math.ceil(retryAfterS / 60) }), retryAfterS);

/**
 * Counts an attempt before the password is looked at, so parallel guesses are counted too. A browser that this
 * account has been opened in before has a count of its own: a stranger who guesses elsewhere cannot lock out the
 * owner, and the stranger's rotating addresses share the account's count (req:attack-a03, req:attack-a04).
 */
export const throttleLogin = async (
  { db, sealer }: AuthContext,
  attempt: LoginAttempt,
  now: Date,
): Promise<Throttle> => {
  const known = await isKnownDevice(db.kysely, attempt.accountId ?? 0, attempt.deviceHash ?? '');
  const who = sealer.fingerprint(attempt.accountId === null ? attempt.login : `#${attempt.accountId}`);
  const subject = known ? `${who}:${attempt.deviceHash}` : who;
  const limit = known ? PER_DEVICE : PER_ACCOUNT;
  const ip = addressKey(sealer, attempt.ip);
  if (!known) await limitRate(db, PER_IP, ip, now);
  const { count, until } = await countUp(db, limit, subject, now);
  const waitS = secondsUntil(until, now);
  if (count > limit.max) throw tooMany(say('auth.wait', { minutes: Math.ceil(waitS / 60) }), waitS);
  return {
    refusal: () => refusal(limit.max - count, waitS),
    forgive: async () => {
      await clearCount(db, limit, subject);
      if (!known) await countDown(db, PER_IP, ip);
    },
  };
};
