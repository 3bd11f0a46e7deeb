import type { registerCalls } from '@contract/register';
import { beijingIso } from '@contract/rules/beijing-time';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { badRequest, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { lockAccount } from '@server/modules/account/service';
import { filesByIds } from '@server/modules/attachment/service';
import type { Kysely } from 'kysely';
import { isAskingToJoin } from './open-requests';

type MaterialsCall = Call<(typeof registerCalls)['PUT /prod-api/auth/register/unit']>;
type UnitApplyAnswer = NonNullable<Awaited<ReturnType<typeof findUnitApply>>>;

/** The latest registration of a unit by this person, with where it stands. */
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
    ...{ id, unitId, unitName, uscc, status, reason, licenseFile, letterFile },
    createTime: beijingIso(row.createdAt),
    decideTime: row.decidedAt && beijingIso(row.decidedAt),
  };
};

const areOwnReadyFiles = async (db: Kysely<Schema>, ids: readonly string[], ownerId: number) => {
  const files = await filesByIds(db, ids);
  return ids.every((id) =>
    files.some(
      (file) =>
        file.id === id && file.ownerId === ownerId && file.purpose === 'unit' && file.state === 'ready',
    ),
  );
};

/** Held together with its unit: neither a decision nor another registrant's papers come in between. */
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

/** Licence and stamped letter; a refused registration becomes open again with them. */
export const submitUnitMaterials = async (call: MaterialsCall): Promise<UnitApplyAnswer> => {
  const { body, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const { unitId } = await lockAccount(tx, caller.accountId);
    const apply = await lockUnitApply(tx, caller.accountId);
    if (!apply) throw notFound('unit.no_application');
    if (apply.status === 1) throw conflict('unit.passed', { data: apply });
    if (unitId !== null) throw conflict('unit.member');
    if (await isAskingToJoin(tx, caller.accountId)) throw conflict('unit.asked_to_join');
    const rival = await tx
      .selectFrom('unitApply')
      .select('id')
      .where('unitId', '=', apply.unitId)
      .where('status', 'in', [0, 1])
      .where('id', '!=', apply.id)
      .executeTakeFirst();
    if (rival) throw conflict('unit.registered_elsewhere', { errorCode: 'unit.taken' });
    if (!(await areOwnReadyFiles(tx, [body.licenseFile, body.letterFile], caller.accountId)))
      throw badRequest('unit.no_papers');
    await tx
      .updateTable('unitApply')
      .set((eb) => ({ ...body, status: 0, reason: null, updatedAt: now, version: eb('version', '+', 1) }))
      .where('id', '=', apply.id)
      .execute();
    const target = `unit:${apply.unitId}`;
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.materials',
      target,
      outcome: 'ok',
    });
    return { ...apply, ...body, status: 0, reason: null };
  });
};
