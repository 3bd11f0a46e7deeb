import { say } from '@contract/sentences/sentence';
import type { unitMemberCalls } from '@contract/unit-member';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { holdAccount, reviseAccount } from '@server/modules/account/service';
import { notify } from '@server/modules/notification/service';
import { giveRoles, takeRole } from '@server/security/held-roles';
import { unitLookedAfterBy } from './people';
import { findUnit } from './service';

type HandOverCall = Call<(typeof unitMemberCalls)['PUT /prod-api/system/unit/people/{id}/handOver']>;

/** Both are held, always in the same order: two who hand over to each other wait in no circle. */
const holdBoth = async (tx: Transaction, ids: readonly [number, number]): Promise<void> => {
  for (const id of [...ids].sort((a, b) => a - b)) await holdAccount(tx, id);
};

/**
 * The unit has another administrator from one moment to the next, and is never without one: only a colleague whom the
 * platform knows can answer for what the unit forwards.
 */
export const handOver = async (sealer: Sealer, call: HandOverCall): Promise<null> => {
  const { caller, params, now, request } = call;
  return call.transaction(async (tx) => {
    await holdBoth(tx, [caller.accountId, params.id]);
    const successor = await tx
      .selectFrom('account')
      .select(['unitId', 'status', 'certified'])
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!successor || params.id === caller.accountId) throw notFound();
    // As it stands now: the role may have been handed over a moment ago.
    const unitId = await unitLookedAfterBy(tx, caller.accountId);
    if (unitId === null) throw forbidden();
    if (successor.unitId !== unitId) throw notFound();
    if (successor.status !== 'active' || !successor.certified) throw conflict('unit.successor');
    await giveRoles(tx, params.id, ['unit_admin']);
    await takeRole(tx, caller.accountId, 'unit_admin');
    for (const id of [caller.accountId, params.id]) await reviseAccount(tx, id, { updatedAt: now });
    const unit = (await findUnit(tx, unitId))?.name ?? '';
    const title = say('notice.unit.handed_over', { name: caller.name, unit });
    const body = 'notice.unit.registered_next' as const;
    const link = '/user?tab=members';
    await notify(tx, sealer, { accountId: params.id, kind: 'account', title, body, link }, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.hand_over',
      target: `account:${params.id}`,
    });
    return null;
  });
};
