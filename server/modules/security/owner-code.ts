import { PURPOSE } from '@contract/rules/account-rules';
import { maskEmail, maskPhone } from '@contract/rules/mask';
import type { securityCalls } from '@contract/security';
import { DAY_MS, MINUTE_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import { badRequest } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { currentAccount } from '@server/modules/account/service';
import type { Identity } from '@server/modules/auth/service';
import { enqueueMessage } from '@server/modules/delivery/service';
import { type Limit, limitRate } from '@server/security/rate-limit';

type OldCodeCall = Call<(typeof securityCalls)['POST /api/users/old_code.json']>;

const PAUSE: Limit = { name: 'code.owner.pause', max: 1, windowMs: MINUTE_MS };
const PER_DAY: Limit = { name: 'code.owner.day', max: 10, windowMs: DAY_MS };

/** Sends a code to a channel that is already bound; the caller cannot choose the address. */
export const sendOwnerCode = async (
  deps: Deps,
  identity: Identity,
  call: OldCodeCall,
): Promise<{ sent_to: string }> => {
  const { body, caller, now } = call;
  const account = await currentAccount(deps.db.kysely, caller);
  const isPhone = body.channel === 'phone';
  const recipient = isPhone ? account.phone : account.email;
  if (!recipient) throw badRequest(isPhone ? 'owner.no_phone' : 'owner.no_email');
  await limitRate(deps.db, PAUSE, String(account.id), now, { said: identity.pauseOver });
  await limitRate(deps.db, PER_DAY, String(account.id), now, { said: 'code.day' });
  return call.transaction(async (tx) => {
    const subject = { recipient, purpose: PURPOSE.confirmOwner };
    const { code, expiresAt } = await identity.createCode(tx, subject, account.id, now);
    const message = await identity.codeMessage({
      ...subject,
      code,
      accountId: account.id,
      sendBefore: expiresAt,
    });
    await enqueueMessage(tx, identity.sealer, message, now);
    return { sent_to: isPhone ? maskPhone(recipient) : maskEmail(recipient) };
  });
};
