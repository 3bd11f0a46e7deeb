import { say } from '@contract/sentences/sentence';
import { MINUTE_MS } from '@contract/time-units';
import { AppError, tooMany, unauthorized } from '@server/errors/app-error';
import { addressKey } from '@server/security/address-key';
import {
  clearCount,
  countDown,
  countUp,
  type Limit,
  secondsUntil,
  seenCount,
} from '@server/security/rate-limit';
import { isKnownDevice } from '@server/security/session-record';
import type { AuthContext } from './auth-context';

const WINDOW_MS = 15 * MINUTE_MS;
export const PER_ACCOUNT: Limit = { name: 'login.account', max: 5, windowMs: WINDOW_MS };
/**
 * Beyond the limit of the account, attempts require proof of work; each place has its own limit, so a stranger can
 * exhaust the account's tries but not its owner's.
 */
const PER_PLACE: Limit = { name: 'login.place', max: 5, windowMs: WINDOW_MS };
const PROVED: Limit = { name: 'login.proved', max: 60, windowMs: WINDOW_MS };
const PER_DEVICE: Limit = { name: 'login.device', max: 5, windowMs: WINDOW_MS };
/** Higher than for one account: a whole office comes from one address. */
const PER_IP: Limit = { name: 'login.ip', max: 20, windowMs: WINDOW_MS };

const inMinutes = (seconds: number): number => Math.ceil(seconds / 60);

export interface LoginAttempt {
  /**
   * The account's id if it exists; otherwise the typed name is counted in the same way, so that the answers do not
   * differ.
   */
  accountId: number | null;
  login: string;
  ip: string;
  /** Hash of the cookie this browser showed. */
  deviceHash: string | null;
  /** Proof of work sent with this attempt; undefined if none was. */
  proof: string | undefined;
}

export interface Throttle {
  /** After a wrong password: the answer, with the attempts that are left. */
  refusal: () => Promise<Error>;
  /** After the right password: clears the counter that this attempt used. */
  forgive: () => Promise<void>;
}

/** After the last free attempt, the next one needs proof of work; if that gains no more attempts, it needs waiting. */
const refusal = (left: number, leftForWork: number, waitS: number): Error => {
  const wrong = say('auth.wrong', { left: left + leftForWork });
  if (left > 0) return unauthorized(wrong);
  return tooMany(leftForWork > 0 ? wrong : say('auth.wrong_wait', { minutes: inMinutes(waitS) }), waitS);
};

const waitAgain = (waitS: number): Error => tooMany(say('auth.wait', { minutes: inMinutes(waitS) }), waitS);

/**
 * An attempt refused in this way succeeds when repeated with proof of work, which the app does by itself
 * (src/request/proof.ts).
 */
const workWanted = (waitS: number): Error =>
  new AppError(429, say('auth.wait', { minutes: inMinutes(waitS) }), {
    errorCode: 'proof.required',
    data: { retryAfter: waitS },
    headers: { 'retry-after': String(waitS) },
  });

/**
 * Attempts that require proof of work: few from one place, and from all places together too few to help somebody
 * guessing.
 */
const throttleProved = async (
  { db, sealer, proofs }: AuthContext,
  who: string,
  { ip, proof }: LoginAttempt,
  wait: { waitS: number; now: Date },
): Promise<Throttle> => {
  if (!(await proofs.accept(db, proof, wait.now))) throw workWanted(wait.waitS);
  const place = `${who}:${addressKey(sealer, ip)}`;
  const all = await countUp(db, PROVED, who, wait.now);
  const here = await countUp(db, PER_PLACE, place, wait.now);
  const waitS = secondsUntil(here.until, wait.now);
  if (here.count > PER_PLACE.max || all.count > PROVED.max) throw waitAgain(waitS);
  return {
    refusal: async () => refusal(PER_PLACE.max - here.count, 0, waitS),
    forgive: () => clearCount(db, PER_PLACE, place),
  };
};

/**
 * Counts an attempt before the password is looked at, so parallel guesses are counted too. A browser that this
 * account has been opened in before has a count of its own: a stranger who guesses elsewhere cannot lock out the
 * owner, and the stranger's rotating addresses share the account's count. Work buys a few tries more, so that a new
 * browser of the owner gets in as well (req:attack-a03, req:attack-a04).
 */
export const throttleLogin = async (
  context: AuthContext,
  attempt: LoginAttempt,
  now: Date,
): Promise<Throttle> => {
  const { db, sealer } = context;
  const known = await isKnownDevice(db.kysely, attempt.accountId ?? 0, attempt.deviceHash ?? '');
  const who = sealer.fingerprint(attempt.accountId === null ? attempt.login : `#${attempt.accountId}`);
  const subject = known ? `${who}:${attempt.deviceHash}` : who;
  const limit = known ? PER_DEVICE : PER_ACCOUNT;
  const ip = addressKey(sealer, attempt.ip);
  if (!known) {
    const { count, until } = await countUp(db, PER_IP, ip, now);
    if (count > PER_IP.max) throw waitAgain(secondsUntil(until, now));
  }
  const { count, until } = await countUp(db, limit, subject, now);
  const waitS = secondsUntil(until, now);
  if (count > limit.max && !known) return throttleProved(context, who, attempt, { waitS, now });
  if (count > limit.max) throw waitAgain(waitS);
  /**
   * The attempts that proof of work still gains at this place. The app does that work by itself, so they count as
   * ordinary attempts.
   */
  const leftForWork = async (): Promise<number> =>
    known ? 0 : Math.max(0, PER_PLACE.max - (await seenCount(db.kysely, PER_PLACE, `${who}:${ip}`, now)));
  return {
    refusal: async () => refusal(limit.max - count, await leftForWork(), waitS),
    forgive: async () => {
      await clearCount(db, limit, subject);
      if (!known) await countDown(db, PER_IP, ip);
    },
  };
};
