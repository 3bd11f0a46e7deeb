import type { unitMemberCalls } from '@contract/unit-member';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import { conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { lockAccount } from '@server/modules/account/service';
import { endMembership } from './end-membership';
import { latestJoin } from './members';
import { endJoin } from './open-requests';
import { unitLookedAfterBy } from './people';
import { tellAdministrators } from './tell-administrators';

type LeaveCall = Call<(typeof unitMemberCalls)['DELETE /prod-api/system/unit/join']>;

/**
 * Whether the application to be withdrawn was decided meanwhile, or the caller became a member without knowing it yet.
 */
const isDecided = (
  { caller, query }: LeaveCall,
  latest: Awaited<ReturnType<typeof latestJoin>>,
  unitId: number | null,
): boolean => {
  if (query.id !== undefined) return latest?.id === query.id && latest.status !== 3;
  return unitId === null ? latest?.status === 2 : caller.unitId === null;
};

/** Withdraws an open application to join; without one, leaves the unit. Its administrator has to hand over first. */
export const leaveUnit = async (sealer: Sealer, call: LeaveCall): Promise<null> => {
  const { caller, query, now, request } = call;
  return call.transaction(async (tx) => {
    const { unitId } = await lockAccount(tx, caller.accountId);
    if (!(await endJoin(tx, caller.accountId, now, query.id))) {
      const latest = await latestJoin(tx, caller.accountId);
      // Withdrawing an application must not make somebody leave the unit.
      if (isDecided(call, latest, unitId)) throw conflict('unit.version_moved', { data: latest });
      if (unitId === null || query.id !== undefined) return null;
      // Read anew, because the role may just have been given.
      if ((await unitLookedAfterBy(tx, caller.accountId)) !== null) throw conflict('unit.admin');
      await endMembership(tx, caller.accountId, now);
      await tellAdministrators(tx, sealer, { code: 'left', name: caller.name, unitId }, now);
    }
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.leave',
      target: `account:${caller.accountId}`,
    });
    return null;
  });
};
