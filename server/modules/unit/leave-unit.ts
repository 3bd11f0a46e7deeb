import type { unitMemberCalls } from '@contract/unit-member';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { lockAccount } from '@server/modules/account/service';
import { joinMoved } from './acted-first';
import { endMembership } from './end-membership';
import { findLatestJoin, presentJoin } from './members';
import { endJoin } from './open-requests';
import { unitLookedAfterBy } from './people';
import { tellAdministrators } from './tell-administrators';

type LeaveCall = Call<(typeof unitMemberCalls)['DELETE /prod-api/system/unit/join']>;

/**
 * Whether the application to be withdrawn was decided meanwhile, or the caller became a member without knowing it yet.
 */
const isDecided = (
  { caller, query }: LeaveCall,
  latest: Awaited<ReturnType<typeof findLatestJoin>>,
  unitId: number | null,
): boolean => {
  if (query.id !== undefined) return latest?.id === query.id && latest.status !== 3;
  return unitId === null ? latest?.status === 2 : caller.unitId === null;
};

/** Leaves the unit that the caller is a member of; false if there is nothing to leave. */
const leave = async (
  sealer: Sealer,
  tx: Transaction,
  { caller, query, now }: LeaveCall,
  unitId: number | null,
): Promise<boolean> => {
  if (unitId === null || query.id !== undefined) return false;
  // Read anew, because the role may just have been given.
  if ((await unitLookedAfterBy(tx, caller.accountId)) !== null) throw conflict('unit.admin');
  await endMembership(tx, caller.accountId, now);
  await tellAdministrators(tx, sealer, { code: 'left', name: caller.name, unitId }, now);
  return true;
};

/** Withdrawing an application must not make somebody leave the unit that it became meanwhile. */
const refuseDecided = async (tx: Transaction, call: LeaveCall, unitId: number | null): Promise<void> => {
  const latest = await findLatestJoin(tx, call.caller.accountId);
  if (!isDecided(call, latest, unitId)) return;
  const moved = conflict('unit.version_moved', { data: presentJoin(latest) });
  throw latest ? await joinMoved({ tx, caller: call.caller }, latest, moved) : moved;
};

/** Withdraws an open application to join; without one, leaves the unit. Its administrator has to hand over first. */
export const leaveUnit = async (sealer: Sealer, call: LeaveCall): Promise<null> => {
  const { caller, query, now, request } = call;
  return call.transaction(async (tx) => {
    const { unitId } = await lockAccount(tx, caller.accountId);
    const isWithdrawn = await endJoin(tx, caller.accountId, now, query.id);
    if (!isWithdrawn) {
      await refuseDecided(tx, call, unitId);
      if (!(await leave(sealer, tx, call, unitId))) return null;
    }
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: isWithdrawn ? 'unit.join_withdraw' : 'unit.leave',
      target: `account:${caller.accountId}`,
    });
    return null;
  });
};
