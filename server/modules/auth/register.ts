import type { registerCalls } from '@contract/register';
import { PURPOSE } from '@contract/rules/account-rules';
import { cleanName } from '@contract/rules/clean-text';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import type { Call } from '@server/http/implement';
import { enterRegistration, freeUnit } from '@server/modules/unit/service';
import { loginKey } from './account-lookup';
import { checkVersion } from './agreements';
import type { AuthContext } from './auth-context';
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

/** Checks the code, records the agreements, creates account and session, in one transaction; `more` adds to it. */
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
    await recordAudit(tx, request, now, { accountId, action: 'auth.register', target });
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

export const registerUnit = async (context: AuthContext, call: UnitCall): Promise<TokensAnswer> => {
  const { username, password, phone, code, agreed, adminName, ...facts } = call.body;
  const unit = await freeUnit(context.db.kysely, facts, call.now);
  const roles = ['common'] as const;
  const account: NewAccount = {
    username,
    password,
    phone: loginKey(phone),
    realName: cleanName(adminName),
    roles,
  };
  return registerAccount(context, call, { account, code, agreed }, async (tx, accountId) => {
    await enterRegistration(tx, accountId, { unit, facts }, call.now);
  });
};
