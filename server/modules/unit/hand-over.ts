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
import { memberGone } from './acted-first';
import { unitLookedAfterBy } from './people';
import { findUnit } from './service';

type HandOverCall = Call<(typeof unitMemberCalls)['PUT /prod-api/system/unit/people/{id}/handOver']>;

/** Locks both accounts in a fixed order, so that two people handing over to each other cannot deadlock. */
const holdBoth = async (tx: Transaction, ids: readonly [number, number]): Promise<void> => {
  for (const id of [...ids].sort((a, b) => a - b)) await holdAccount(tx, id);
};

/**
 * Hands the role over in one step, so that the unit is never without an administrator. The new one must be a certified
 * member, who is responsible for what the unit forwards.
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
    // Read anew, because the role may just have been handed over.
    const unitId = await unitLookedAfterBy(tx, caller.accountId);
    if (unitId === null) throw forbidden();
    if (successor.unitId !== unitId) throw await memberGone({ tx, caller }, params.id, notFound());
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
