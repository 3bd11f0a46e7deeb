import type { UnitMemberApplyTable } from '@server/db/account-care-schema';
import type { Transaction } from '@server/db/database';
import { type AppError, conflict } from '@server/errors/app-error';
import { overtaken } from '@server/modules/moderation/service';
import type { Caller } from '@server/security/caller';
import type { Selectable } from 'kysely';
import { administratorsOf } from './people';
import { scopeOf } from './unit-scope';

interface Scope {
  tx: Transaction;
  caller: Caller;
}

/** How an application to join a unit ends, and the membership that came of it. */
const JOIN_ACTS = [
  'unit.member_agree',
  'unit.member_refuse',
  'unit.member_remove',
  'unit.join_withdraw',
  'unit.leave',
] as const;
const REGISTRATION_ACTS = ['unit.agree', 'unit.refuse', 'unit.withdraw', 'unit.materials'] as const;
const CHANGE_ACTS = ['unit.change_agree', 'unit.change_refuse', 'unit.change_withdraw'] as const;

type Join = Pick<Selectable<UnitMemberApplyTable>, 'accountId' | 'unitId' | 'updatedAt'> & {
  unitName: string;
};

/** Somebody else has decided about this application to join, or has ended the membership. */
export const joinMoved = (
  scope: Scope,
  { accountId, unitId, unitName, updatedAt }: Join,
  otherwise: AppError,
): Promise<AppError> =>
  overtaken(scope, {
    targets: [`account:${accountId}`],
    ownerId: accountId,
    unit: { id: unitId, name: unitName },
    actions: JOIN_ACTS,
    at: updatedAt,
    otherwise,
  });

/** The person is no member of the caller's unit: whoever was one has left it or was removed, and when. */
export const memberGone = async (scope: Scope, accountId: number, otherwise: AppError): Promise<AppError> => {
  const unitId = scopeOf(scope.caller);
  const ended = await scope.tx
    .selectFrom('unitMemberApply as join')
    .innerJoin('unit', 'unit.id', 'join.unitId')
    .select(['join.accountId', 'join.unitId', 'join.updatedAt', 'unit.name as unitName'])
    .where('join.accountId', '=', accountId)
    .where('join.status', '=', 3)
    .$if(unitId !== 'all', (one) => one.where('join.unitId', '=', unitId as number))
    .orderBy('join.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ended ? joinMoved(scope, ended, otherwise) : otherwise;
};

/** Somebody else has decided about this registration of a unit, or its registrant has changed it. */
export const registrationMoved = (
  scope: Scope,
  { accountId, unitId, updatedAt }: { accountId: number; unitId: number; updatedAt: Date },
  otherwise: AppError,
): Promise<AppError> =>
  overtaken(scope, {
    targets: [`unit:${unitId}`],
    ownerId: accountId,
    actions: REGISTRATION_ACTS,
    at: updatedAt,
    otherwise,
  });

interface Unit {
  id: number;
  name: string;
}

/** Somebody else has decided about this change of the unit's data, or has withdrawn it. */
export const changeMoved = (
  scope: Scope,
  unit: Unit,
  { accountId, updatedAt }: { accountId: number; updatedAt: Date },
  otherwise: AppError,
): Promise<AppError> =>
  overtaken(scope, {
    targets: [`unit:${unit.id}`],
    ownerId: accountId,
    unit,
    actions: CHANGE_ACTS,
    at: updatedAt,
    otherwise,
  });

/** The unit's data are no longer those that the caller read, or another change of them waits already. */
export const unitMoved = (
  scope: Scope,
  unit: Unit,
  action: 'unit.change_agree' | 'unit.change_file',
  otherwise: AppError,
): Promise<AppError> =>
  overtaken(scope, { targets: [`unit:${unit.id}`], ownerId: null, unit, actions: [action], otherwise });

/** The refusal to give a unit an administrator when it has one; null if it has none. */
export const alreadyAttended = async (scope: Scope, unit: Unit): Promise<AppError | null> => {
  const administrators = await administratorsOf(scope.tx, unit.id);
  if (administrators.length === 0) return null;
  return overtaken(scope, {
    targets: [...administrators.map((id) => `account:${id}`), `unit:${unit.id}`],
    ownerId: null,
    unit,
    actions: ['unit.appoint', 'unit.hand_over', 'unit.agree'],
    otherwise: conflict('unit.attended'),
  });
};
