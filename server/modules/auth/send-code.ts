import {
  ACCOUNT_WORDS,
  CODE_PAUSE_MS,
  isEmail,
  PHONE,
  PURPOSE,
  type VerificationPurpose,
} from '@contract/rules/account-rules';
import { say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import { badRequest, conflict, forbidden, unauthorized } from '@server/errors/app-error';
import { enqueueMessage } from '@server/modules/delivery/service';
import { addressKey } from '@server/security/address-key';
import type { Caller } from '@server/security/caller';
import { type Limit, limitRate } from '@server/security/rate-limit';
import { type AccountRow, findAccountByLogin, loginKey } from './account-lookup';
import type { AuthContext } from './auth-context';
import { alreadyRegisteredMessage, codeMessage } from './code-messages';
import { siteName } from './site-name';
import { createCode } from './verification-code';

const PER_PAUSE: Limit = { name: 'code.pause', max: 1, windowMs: CODE_PAUSE_MS };
/** The message saying after how many seconds the next code can be requested. */
export const pauseOver = (n: number) => say('code.pause', { n });
const PER_NUMBER: Limit = { name: 'code.number', max: 10, windowMs: DAY_MS };
const PER_IP: Limit = { name: 'code.ip', max: 50, windowMs: DAY_MS };

const TAKES: Record<VerificationPurpose, readonly ('phone' | 'email')[]> = {
  [PURPOSE.register]: ['phone'],
  [PURPOSE.forgotten]: ['phone', 'email'],
  [PURPOSE.bindPhone]: ['phone'],
  [PURPOSE.bindEmail]: ['email'],
  [PURPOSE.checkPhone]: ['phone'],
  [PURPOSE.signIn]: ['phone', 'email'],
  [PURPOSE.confirmOwner]: [],
};
/** Purposes for which the person must be signed in. */
const OWN: readonly VerificationPurpose[] = [PURPOSE.bindPhone, PURPOSE.bindEmail];
/** Purposes for which a code is only sent if an account exists; the answer is the same either way. */
const FOR_ACCOUNTS: readonly VerificationPurpose[] = [PURPOSE.forgotten, PURPOSE.signIn];

export interface CodeRequest {
  login: string;
  type: VerificationPurpose;
  proof: string | undefined;
  caller: Caller | null;
  ip: string;
  now: Date;
}

const recipientOf = (login: string, type: VerificationPurpose): string => {
  const key = loginKey(login);
  const kinds = TAKES[type];
  if (kinds.includes('phone') && PHONE.test(key)) return key;
  if (kinds.includes('email') && isEmail(key)) return key;
  throw badRequest(ACCOUNT_WORDS.word(kinds[0] === 'email' ? 'email' : 'phone'));
};

const checkFree = (account: AccountRow | undefined, { type, caller }: CodeRequest): void => {
  if (!account || !OWN.includes(type) || account.id === caller?.accountId) return;
  throw conflict(type === PURPOSE.bindPhone ? 'phone.taken' : 'email.taken');
};

/**
 * One code per minute and ten per day to a number, fifty per day from an IP address; visitors must send proof of work
 * (req:attack-a09).
 */
const checkLimits = async ({ db, sealer, proofs }: AuthContext, request: CodeRequest, recipient: string) => {
  const { caller, proof, now, ip } = request;
  if (!caller && !(await proofs.accept(db, proof, now))) throw forbidden('proof.required');
  const number = sealer.fingerprint(`to:${recipient}`);
  await limitRate(db, PER_IP, addressKey(sealer, ip), now, { said: 'code.ip' });
  await limitRate(db, PER_PAUSE, number, now, { said: pauseOver });
  await limitRate(db, PER_NUMBER, number, now, { said: 'code.day' });
};

export const sendCode = async (context: AuthContext, request: CodeRequest): Promise<{ expiresAt: Date }> => {
  const { type, caller, now } = request;
  if (OWN.includes(type) && !caller) throw unauthorized('auth.required');
  const recipient = recipientOf(request.login, type);
  await checkLimits(context, request, recipient);
  const account = await findAccountByLogin(context.db.kysely, recipient);
  checkFree(account, request);
  const site = await siteName(context.db.kysely);
  return context.db.transaction(async (tx) => {
    const accountId = account?.id ?? null;
    const { code, expiresAt } = await createCode(
      tx,
      context.sealer,
      { recipient, purpose: type },
      accountId,
      now,
    );
    const muted = FOR_ACCOUNTS.includes(type) && !account;
    const content = { site, recipient, purpose: type, code, accountId, sendBefore: expiresAt, muted };
    const isTaken = type === PURPOSE.register && account !== undefined;
    await enqueueMessage(
      tx,
      context.sealer,
      isTaken ? alreadyRegisteredMessage(content) : codeMessage(content),
      now,
    );
    return { expiresAt };
  });
};
