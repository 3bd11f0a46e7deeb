import { ACCOUNT_WORDS, isEmail, PHONE, PURPOSE } from '@contract/rules/account-rules';
import type { PlainAct } from '@contract/rules/audit-changes';
import type { securityCalls } from '@contract/security';
import type { PlainCode, Sentence } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { refuseTaken } from '@server/db/failures';
import type { Deps } from '@server/deps';
import { badRequest, conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { isKeyTaken, lockAccount, ownAccount, reviseAccount } from '@server/modules/account/service';
import type { Identity } from '@server/modules/auth/service';
import { proveOwner } from './prove-owner';

type Rows = typeof securityCalls;
type PhoneCall = Call<Rows['POST /api/users/accounts/{login}/phone_bind.json']>;
type EmailCall = Call<Rows['POST /api/users/accounts/{login}/email_bind.json']>;

interface Channel {
  purpose: typeof PURPOSE.bindPhone | typeof PURPOSE.bindEmail;
  key: 'phoneKey' | 'emailKey';
  columns: (value: string) => Record<string, string>;
  taken: PlainCode;
  told: Sentence;
  action: PlainAct;
}

const PHONE_CHANNEL: Channel = {
  purpose: PURPOSE.bindPhone,
  key: 'phoneKey',
  columns: (value) => ({ phone: value, phoneKey: value }),
  taken: 'phone.taken',
  told: { code: 'notice.security.phone' },
  action: 'account.phone_bind',
};
const EMAIL_CHANNEL: Channel = {
  purpose: PURPOSE.bindEmail,
  key: 'emailKey',
  columns: (value) => ({ email: value, emailKey: value }),
  taken: 'email.taken',
  told: { code: 'notice.security.email' },
  action: 'account.email_bind',
};

/**
 * Needs a code sent to the new channel and proof of ownership. The old number or address is notified, so that a thief
 * is noticed.
 */
const bind = async (
  deps: Deps,
  identity: Identity,
  call: PhoneCall | EmailCall,
  channel: Channel,
  value: string,
): Promise<Record<string, never>> => {
  const { params, body, caller, now, request } = call;
  const taken = () => conflict(channel.taken, { errorCode: 'channel.taken' });
  const account = await ownAccount(deps.db.kysely, caller, params.login);
  const useProof = await proveOwner(deps, identity, { account, caller, proof: body, ip: request.ip, now });
  const subject = { recipient: value, purpose: channel.purpose };
  const codeId = await identity.checkCode(subject, { code: body.code, ip: request.ip, now });
  return call.transaction(async (tx) => {
    await useProof(tx);
    await identity.consumeCode(tx, codeId, now);
    const before = await lockAccount(tx, account.id);
    if (await isKeyTaken(tx, channel.key, value, account.id)) throw taken();
    // Somebody may register with it in the same moment.
    await reviseAccount(tx, account.id, { ...channel.columns(value), updatedAt: now }).catch(
      refuseTaken(taken),
    );
    await identity.tellOwner(tx, before, channel.told, now);
    const target = `account:${account.id}`;
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: channel.action,
      target,
    });
    return {};
  });
};

export const bindPhone = (
  deps: Deps,
  identity: Identity,
  call: PhoneCall,
): Promise<Record<string, never>> => {
  const phone = identity.key(call.body.phone);
  if (!PHONE.test(phone)) throw badRequest(ACCOUNT_WORDS.word('phone'));
  return bind(deps, identity, call, PHONE_CHANNEL, phone);
};

export const bindEmail = (
  deps: Deps,
  identity: Identity,
  call: EmailCall,
): Promise<Record<string, never>> => {
  const email = identity.key(call.body.email);
  if (!isEmail(email)) throw badRequest(ACCOUNT_WORDS.word('email'));
  return bind(deps, identity, call, EMAIL_CHANNEL, email);
};
