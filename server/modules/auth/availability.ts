import { ACCOUNT_WORDS, isEmail, PHONE, USER_NAME } from '@contract/rules/account-rules';
import type { PlainCode } from '@contract/sentences/sentence';
import { MINUTE_MS } from '@contract/time-units';
import { AppError, badRequest, conflict } from '@server/errors/app-error';
import { isKeyTaken } from '@server/modules/account/service';
import {
  findUnitByCode,
  readUnitCode,
  refuseFormerCode,
  unitAdministrator,
} from '@server/modules/unit/service';
import { addressKey } from '@server/security/address-key';
import { countUp, type Limit, secondsUntil } from '@server/security/rate-limit';
import { findAccountByLogin, kindOf, loginKey } from './account-lookup';
import type { AuthContext } from './auth-context';

const PER_IP: Limit = { name: 'check.ip', max: 10, windowMs: MINUTE_MS };

export interface Asking {
  ip: string;
  proof: string | undefined;
  now: Date;
}

/**
 * Ten answers a minute to an address; more only for work, so that nobody harvests who is registered (req:attack-a07).
 */
export const limitAsking = async (
  { db, sealer, proofs }: AuthContext,
  { ip, proof, now }: Asking,
): Promise<void> => {
  const { count, until } = await countUp(db, PER_IP, addressKey(sealer, ip), now);
  if (count <= PER_IP.max || (await proofs.accept(db, proof, now))) return;
  const waitS = secondsUntil(until, now);
  throw new AppError(429, 'proof.asking', {
    errorCode: 'proof.required',
    data: { retryAfter: waitS },
    headers: { 'retry-after': String(waitS) },
  });
};

const isFree = async ({ db }: AuthContext, name: string): Promise<boolean> =>
  !(await isKeyTaken(db.kysely, 'loginKey', loginKey(name)));

const SUGGESTIONS_MAX = 3;
const NAME_MAX = 20;

/** Names of the same kind that are free now. */
const suggest = async (context: AuthContext, name: string, now: Date): Promise<string[]> => {
  const year = now.getFullYear();
  const endings = ['2', '01', String(year), `_${year % 100}`, '88', '_kc'];
  const names = endings.map((ending) => name.slice(0, NAME_MAX - ending.length) + ending);
  const free: string[] = [];
  for (const candidate of names) {
    if (free.length === SUGGESTIONS_MAX) break;
    if (await isFree(context, candidate)) free.push(candidate);
  }
  return free;
};

export const checkUserName = async (context: AuthContext, name: string, asking: Asking) => {
  await limitAsking(context, asking);
  if (!USER_NAME.test(name)) throw badRequest(ACCOUNT_WORDS.word('userName'), { errorCode: 'name.invalid' });
  const available = await isFree(context, name);
  return { available, suggestions: available ? [] : await suggest(context, name, asking.now) };
};

export const checkPhone = async (context: AuthContext, phone: string, asking: Asking) => {
  await limitAsking(context, asking);
  if (!PHONE.test(loginKey(phone))) throw badRequest(ACCOUNT_WORDS.word('phone'));
  return { available: !(await findAccountByLogin(context.db.kysely, phone)) };
};

export const checkUnit = async (context: AuthContext, uscc: string, asking: Asking) => {
  await limitAsking(context, asking);
  const code = readUnitCode(uscc);
  await refuseFormerCode(context.db.kysely, code);
  const unit = await findUnitByCode(context.db.kysely, code);
  const admin = unit ? await unitAdministrator(context.db.kysely, unit.id) : null;
  // A unit that was entered by others has no administrator yet and may still be registered by its own.
  return { registered: admin !== null, unitName: unit?.name ?? null, admin };
};

const REFUSALS: Record<number, (taken: boolean) => PlainCode | null> = {
  1: (taken) => (taken ? 'login.registered' : null),
  2: (taken) => (taken ? null : 'login.unregistered'),
  3: (taken) => (taken ? 'login.bound' : null),
};

/** The old service's check of one field for three purposes (req:calls-availability-check). */
export const validEmailOrPhone = async (
  context: AuthContext,
  { login, type }: { login: string; type: number },
  asking: Asking,
): Promise<Record<string, never>> => {
  await limitAsking(context, asking);
  const key = loginKey(login);
  if (!PHONE.test(key) && !isEmail(key)) throw badRequest('login.form');
  const account = kindOf(key) === 'name' ? undefined : await findAccountByLogin(context.db.kysely, key);
  const refusal = REFUSALS[type]?.(account !== undefined);
  if (refusal) throw conflict(refusal, { errorCode: 'login.unsuitable' });
  return {};
};
