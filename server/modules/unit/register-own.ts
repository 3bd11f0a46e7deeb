import type { unitMemberCalls } from '@contract/unit-member';
import { recordAudit } from '@server/audit/audit';
import { conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { lockAccount } from '@server/modules/account/service';
import { enterRegistration, freeUnit } from './enter-unit';
import { isAskingToJoin, isRegisteringUnit } from './open-requests';
import { findUnitApply } from './unit-registration';

type RegisterCall = Call<(typeof unitMemberCalls)['POST /prod-api/system/unit/registration']>;

/**
 * Somebody who has an account registers a unit, as with a new one: nobody looks after it, and it counts once its papers
 * were agreed to. Whoever belongs to a unit registers this one alone, to look after it.
 */
export const registerOwn = async (call: RegisterCall) => {
  const { body, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.accountId);
    if (!account.certified) throw forbidden('unit.certify_first');
    if (await isRegisteringUnit(tx, caller.accountId)) throw conflict('unit.registering_one');
    if (await isAskingToJoin(tx, caller.accountId)) throw conflict('unit.asks_to_join');
    const unit = await freeUnit(tx, body, now);
    if (account.unitId !== null && account.unitId !== unit.knownId) throw conflict('unit.member');
    const unitId = await enterRegistration(tx, caller.accountId, { unit, facts: body }, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.register',
      target: `unit:${unitId}`,
    });
    const entered = await findUnitApply(tx, caller.accountId);
    if (!entered) throw notFound();
    return entered;
  });
};
