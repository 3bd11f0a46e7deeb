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
 * Registers a unit for an existing account, like a new registration: it must have no administrator, and becomes active
 * once its papers are approved. A member of a unit can register only this one, to become its administrator.
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
