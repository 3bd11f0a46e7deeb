import type { registerCalls } from '@contract/register';
import { PURPOSE } from '@contract/rules/account-rules';
import { cleanName } from '@contract/rules/clean-text';
import { pinyinInitials } from '@contract/rules/pinyin-initials';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { badRequest, conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import {
  applyForUnit,
  describePendingUnit,
  enterUnit,
  findUnitByCode,
  unitAdministrator,
} from '@server/modules/unit/service';
import { loginKey } from './account-lookup';
import { checkVersion } from './agreements';
import type { AuthContext } from './auth-context';
import { readUnitCode } from './availability';
import { limitCodeTries } from './code-tries';
import { recordConsent } from './consent';
import { checkNewAccount, createAccount, type NewAccount } from './create-account';
import { openSession, type TokensAnswer } from './open-session';
import { checkCode, consumeCode } from './verification-code';

type PersonCall = Call<(typeof registerCalls)['POST /prod-api/auth/register']>;
type UnitCall = Call<(typeof registerCalls)['POST /prod-api/auth/register/unit']>;

interface Registration {
  account: NewAccount;
  code: string;
  agreed: { service: string; privacy: string };
}

/** Code, agreements, account and session in one go; `more` adds what else belongs to it, in the same transaction. */
const registerAccount = async (
  context: AuthContext,
  call: PersonCall | UnitCall,
  { account, code, agreed }: Registration,
  more: (tx: Transaction, accountId: number) => Promise<void>,
): Promise<TokensAnswer> => {
  const { now, request, reply } = call;
  await limitCodeTries(context, request, now);
  checkNewAccount(account);
  checkVersion('service', agreed.service);
  checkVersion('privacy', agreed.privacy);
  const subject = { recipient: account.phone ?? '', purpose: PURPOSE.register };
  const codeId = await checkCode(context, subject, { code, ip: request.ip, now });
  return call.transaction(async (tx) => {
    await consumeCode(tx, codeId, now);
    const accountId = await createAccount(tx, account, now);
    await recordConsent(tx, accountId, 'service', agreed.service, now);
    await recordConsent(tx, accountId, 'privacy', agreed.privacy, now);
    await more(tx, accountId);
    const wish = { accountId, remembered: false, secondFactor: false };
    const tokens = await openSession(context, tx, { request, reply }, wish, now);
    const target = `account:${accountId}`;
    await recordAudit(tx, request, now, { accountId, action: 'auth.register', target, outcome: 'ok' });
    return tokens;
  });
};

export const registerPerson = (context: AuthContext, call: PersonCall): Promise<TokensAnswer> => {
  const { username, password, phone, code, agreed } = call.body;
  const account: NewAccount = {
    username,
    password,
    phone: loginKey(phone),
    realName: null,
    roles: ['common'],
  };
  return registerAccount(context, call, { account, code, agreed }, async () => undefined);
};

const taken = (admin: string | null) => {
  const said = admin === null ? 'unit.taken_waiting' : say('unit.taken', { admin });
  const shown = admin ?? '审核中';
  return conflict(said, { errorCode: 'unit.taken', data: { admin: shown } });
};

/**
 * A unit others have entered is taken over, with what its registrant says of it as long as nobody has agreed to it;
 * otherwise it is new. Either way it counts once staff agreed.
 */
const unitOf = async (tx: Transaction, code: string, knownId: number | undefined, { body }: UnitCall) => {
  const { unitName, nature, legalPerson, province, city, address } = body;
  const name = unitName.trim();
  const facts = { name, pinyin: pinyinInitials(name), nature, legalPerson, province, city, address };
  if (knownId !== undefined) {
    await describePendingUnit(tx, knownId, facts);
    return knownId;
  }
  const created = await enterUnit(tx, { ...facts, uscc: code, status: 'pending' });
  if (!created) throw conflict('unit.being_registered', { errorCode: 'unit.taken' });
  return created.id;
};

export const registerUnit = async (context: AuthContext, call: UnitCall): Promise<TokensAnswer> => {
  const { username, password, phone, code, agreed, adminName, uscc, unitName } = call.body;
  const unitCode = readUnitCode(uscc);
  if (unitName.trim().length < 2) throw badRequest('unit.name_short');
  const known = await findUnitByCode(context.db.kysely, unitCode);
  const admin = known ? await unitAdministrator(context.db.kysely, known.id) : null;
  if (admin !== null) throw taken(admin);
  const roles = ['common'] as const;
  const account: NewAccount = {
    username,
    password,
    phone: loginKey(phone),
    realName: cleanName(adminName),
    roles,
  };
  return registerAccount(context, call, { account, code, agreed }, async (tx, accountId) => {
    const unitId = await unitOf(tx, unitCode, known?.id, call);
    if (!(await applyForUnit(tx, { accountId, unitId }, call.now))) throw taken(null);
  });
};
