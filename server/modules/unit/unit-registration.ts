import type { registerCalls } from '@contract/register';
import { beijingIso } from '@contract/rules/beijing-time';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type AppError, badRequest, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { lockAccount } from '@server/modules/account/service';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';
import { registrationMoved } from './acted-first';
import { endRegistration, isAskingToJoin } from './open-requests';
import { administratorsOf } from './people';
import { areOwnReadyFiles } from './unit-papers';

type Rows = typeof registerCalls;
type MaterialsCall = Call<Rows['PUT /prod-api/auth/register/unit']>;
type WithdrawCall = Call<Rows['DELETE /prod-api/auth/register/unit']>;
type UnitApplyAnswer = NonNullable<Awaited<ReturnType<typeof findUnitApply>>>;

/** The person's latest registration of a unit, with its status. */
export const findUnitApply = async (db: Kysely<Schema>, accountId: number) => {
  const row = await db
    .selectFrom('unitApply')
    .innerJoin('unit', 'unit.id', 'unitApply.unitId')
    .selectAll('unitApply')
    .select(['unit.name as unitName', 'unit.uscc'])
    .where('unitApply.accountId', '=', accountId)
    .orderBy('unitApply.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id, unitId, unitName, uscc, status, reason, licenseFile, letterFile } = row;
  return {
    id,
    unitId,
    unitName,
    uscc,
    status,
    // Once papers were submitted again, the earlier reason no longer applies.
    reason: status === 2 ? reason : null,
    licenseFile,
    letterFile,
    createTime: beijingIso(row.createdAt),
    decideTime: row.decidedAt && beijingIso(row.decidedAt),
  };
};

/** Locks the registration and its unit: no decision and no other registrant's papers can come in between. */
const lockUnitApply = async (tx: Transaction, accountId: number): Promise<UnitApplyAnswer | null> => {
  const held = await tx
    .selectFrom('unitApply')
    .select('unitId')
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return null;
  await tx.selectFrom('unit').select('id').where('id', '=', held.unitId).forUpdate().execute();
  return findUnitApply(tx, accountId);
};

/** Whether somebody else administers the unit or is registering it; earlier ones who are gone do not count. */
const isTaken = async (tx: Transaction, { id, unitId }: UnitApplyAnswer): Promise<boolean> => {
  const rival = await tx
    .selectFrom('unitApply')
    .select('id')
    .where('unitId', '=', unitId)
    .where('status', '=', 0)
    .where('id', '!=', id)
    .executeTakeFirst();
  return rival !== undefined || (await administratorsOf(tx, unitId)).length > 0;
};

/** The office has decided about one's own registration meanwhile. */
const moved = async (
  scope: { tx: Transaction; caller: Caller },
  { id, unitId }: UnitApplyAnswer,
  otherwise: AppError,
): Promise<AppError> => {
  const { updatedAt } = await scope.tx
    .selectFrom('unitApply')
    .select('updatedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return registrationMoved(scope, { accountId: scope.caller.accountId, unitId, updatedAt }, otherwise);
};

/** Submits licence and stamped letter, which reopens a refused or withdrawn registration. */
export const submitUnitMaterials = async (call: MaterialsCall): Promise<UnitApplyAnswer> => {
  const { body, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const { unitId } = await lockAccount(tx, caller.accountId);
    const apply = await lockUnitApply(tx, caller.accountId);
    if (!apply) throw notFound('unit.no_application');
    if (apply.status === 1)
      throw await moved({ tx, caller }, apply, conflict('unit.passed', { data: apply }));
    // A member who registers their own unit, to administer it, already belongs to it.
    if (unitId !== null && unitId !== apply.unitId) throw conflict('unit.member');
    if (await isAskingToJoin(tx, caller.accountId)) throw conflict('unit.asked_to_join');
    if (await isTaken(tx, apply)) throw conflict('unit.registered_elsewhere', { errorCode: 'unit.taken' });
    if (!(await areOwnReadyFiles(tx, [body.licenseFile, body.letterFile], caller.accountId)))
      throw badRequest('unit.no_papers');
    await tx
      .updateTable('unitApply')
      .set((eb) => ({ ...body, status: 0, updatedAt: now, version: eb('version', '+', 1) }))
      .where('id', '=', apply.id)
      .execute();
    const target = `unit:${apply.unitId}`;
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.materials',
      target,
    });
    return { ...apply, ...body, status: 0, reason: null };
  });
};

/** Withdraws one's own registration: others can register the unit, and the person can register or join another. */
export const withdrawRegistration = async ({
  caller,
  query,
  now,
  request,
  transaction,
}: WithdrawCall): Promise<null> =>
  transaction(async (tx) => {
    await lockAccount(tx, caller.accountId);
    const apply = await lockUnitApply(tx, caller.accountId);
    if (apply?.id !== query.id) throw notFound('unit.no_application');
    if (apply.status === 3) return null;
    if (apply.status !== 0)
      throw await moved({ tx, caller }, apply, conflict('unit.version_moved', { data: apply }));
    await endRegistration(tx, caller.accountId, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.withdraw',
      target: `unit:${apply.unitId}`,
    });
    return null;
  });
