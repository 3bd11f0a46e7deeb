import { say } from '@contract/sentences/sentence';
import type { unitMemberCalls } from '@contract/unit-member';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { changeAccount, lockAccount } from '@server/modules/account/service';
import { notify } from '@server/modules/notification/service';
import { heldRoles } from '@server/security/held-roles';
import { latestJoin } from './members';
import { endJoin } from './open-requests';
import { administratorsOf } from './people';
import { findUnit } from './service';

type LeaveCall = Call<(typeof unitMemberCalls)['DELETE /prod-api/system/unit/join']>;

/** Whether the application that was to be taken back has been decided, or a member made of somebody who knew of none. */
const isDecided = (
  { caller, query }: LeaveCall,
  latest: Awaited<ReturnType<typeof latestJoin>>,
  unitId: number | null,
): boolean => {
  if (query.id !== undefined) return latest?.id === query.id && latest.status !== 3;
  return unitId === null ? latest?.status === 2 : caller.unitId === null;
};

/** The application by which somebody was a member has ended with it; whoever comes back asks anew. */
const endMembership = async (tx: Transaction, { caller, now }: LeaveCall): Promise<void> => {
  await tx
    .updateTable('unitMemberApply')
    .set((eb) => ({ status: 3, updatedAt: now, version: eb('version', '+', 1) }))
    .where('accountId', '=', caller.accountId)
    .where('status', '=', 1)
    .execute();
};

const tellAdministrators = async (
  tx: Transaction,
  sealer: Sealer,
  { caller, now }: LeaveCall,
  unitId: number,
): Promise<void> => {
  const unit = await findUnit(tx, unitId);
  const title = say('notice.unit.left', { name: caller.name, unit: unit?.name ?? '' });
  const notice = { kind: 'account', title, body: null, link: '/user?tab=members&show=agreed' } as const;
  for (const accountId of await administratorsOf(tx, unitId))
    await notify(tx, sealer, { accountId, ...notice }, now);
};

/** Takes an open application back; without one, leaves the unit. Its administrator stays until another one is there. */
export const leaveUnit = async (sealer: Sealer, call: LeaveCall): Promise<null> => {
  const { caller, query, now, request } = call;
  return call.transaction(async (tx) => {
    const { unitId } = await lockAccount(tx, caller.accountId);
    if (!(await endJoin(tx, caller.accountId, now, query.id))) {
      const latest = await latestJoin(tx, caller.accountId);
      // Nobody leaves a unit by taking back an application.
      if (isDecided(call, latest, unitId)) throw conflict('unit.version_moved', { data: latest });
      if (unitId === null || query.id !== undefined) return null;
      // As it stands now: the role may have been given a moment ago.
      const held = await heldRoles(tx, caller.accountId);
      if (held.some(({ roleKey }) => roleKey === 'unit_admin')) throw conflict('unit.admin');
      await changeAccount(tx, caller.accountId, { unitId: null, updatedAt: now });
      await endMembership(tx, call);
      await tellAdministrators(tx, sealer, call, unitId);
    }
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.leave',
      target: `account:${caller.accountId}`,
      outcome: 'ok',
    });
    return null;
  });
};
