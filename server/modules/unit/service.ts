import { maskName } from '@contract/rules/mask';
import type { UnitTable } from '@server/db/account-schema';
import type { Transaction } from '@server/db/database';
import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import { type Queue, queueOf } from '@server/http/waiting';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { endRegistration } from './open-requests';
import { findUnitApply, submitUnitMaterials, withdrawRegistration } from './unit-registration';

type Db = Kysely<Schema>;
export type Unit = Selectable<UnitTable>;

const UNITS_MAX = 20;

export const selectUnits = (db: Db) => db.selectFrom('unit').selectAll();

export const findUnit = (db: Db, id: number): Promise<Unit | undefined> =>
  selectUnits(db).where('id', '=', id).executeTakeFirst();

export const findUnitByCode = (db: Db, code: string) =>
  db
    .selectFrom('unit')
    .select(['id', 'name', 'status'])
    .where('uscc', '=', code)
    .where('status', '!=', 'removed')
    .executeTakeFirst();

/** Masked name of who looks after a unit, or who has asked to. */
export const unitAdministrator = async (db: Db, unitId: number): Promise<string | null> => {
  const found = await db
    .selectFrom('account')
    .leftJoin('accountRole', 'accountRole.accountId', 'account.id')
    .leftJoin('role', 'role.id', 'accountRole.roleId')
    .leftJoin('unitApply', (join) =>
      join.onRef('unitApply.accountId', '=', 'account.id').on('unitApply.status', '=', 0),
    )
    .select(['account.realName', 'account.nickname'])
    .where('account.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb.and([eb('account.unitId', '=', unitId), eb('role.roleKey', '=', 'unit_admin')]),
        eb('unitApply.unitId', '=', unitId),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found ? maskName(found.realName ?? found.nickname) : null;
};

/** Undefined where somebody else has entered this code in the same moment. */
export const enterUnit = (
  tx: Transaction,
  values: Insertable<UnitTable>,
): Promise<{ id: number } | undefined> =>
  tx
    .insertInto('unit')
    .values(values)
    .onConflict((oc) => oc.column('uscc').doNothing())
    .returning('id')
    .executeTakeFirst();

/** What an earlier registrant, who is gone, said of a unit is nothing that anybody has agreed to. */
export const describePendingUnit = async (
  tx: Transaction,
  id: number,
  facts: Updateable<UnitTable>,
): Promise<void> => {
  await tx
    .updateTable('unit')
    .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
};

/** False where the unit is asked for already: the index on open applications lets one of two administrators through. */
export const applyForUnit = async (
  tx: Transaction,
  { accountId, unitId }: { accountId: number; unitId: number },
  now: Date,
): Promise<boolean> => {
  const applied = await tx
    .insertInto('unitApply')
    .values({ accountId, unitId, createdAt: now, updatedAt: now })
    .onConflict((oc) => oc.column('unitId').where('status', '=', 0).doNothing())
    .executeTakeFirst();
  return applied.numInsertedOrUpdatedRows !== 0n;
};

/** A person's latest registration of a unit, and its papers. */
export const unitRegistration = {
  find: findUnitApply,
  submit: submitUnitMaterials,
  withdraw: withdrawRegistration,
};

/** Is this file the licence or the stamped letter of a registration? */
export const isUnitPaper = async (db: Db, fileId: string): Promise<boolean> =>
  (await db
    .selectFrom('unitApply')
    .select('id')
    .where((eb) => eb.or([eb('licenseFile', '=', fileId), eb('letterFile', '=', fileId)]))
    .executeTakeFirst()) !== undefined;

/** Registrations that wait to be decided; the longest waiting by the name of its unit. */
export const unitQueue = async (db: Db): Promise<Queue> => {
  const oldest = await db
    .selectFrom('unitApply')
    .innerJoin('unit', 'unit.id', 'unitApply.unitId')
    .select(['unit.name', 'unitApply.createdAt', sql<number>`count(*) over ()::int`.as('n')])
    .where('unitApply.status', '=', 0)
    .orderBy('unitApply.createdAt')
    .limit(1)
    .executeTakeFirst();
  const path = '/admin/units?status=0';
  return queueOf(
    oldest?.n ?? 0,
    oldest ? [{ title: oldest.name, path, since: oldest.createdAt, due: null }] : [],
  );
};

export const unitAppliesToExport = (db: Db, accountId: number) =>
  db.selectFrom('unitApply').selectAll().where('accountId', '=', accountId).orderBy('id').execute();

export const memberAppliesToExport = (db: Db, accountId: number) =>
  db.selectFrom('unitMemberApply').selectAll().where('accountId', '=', accountId).orderBy('id').execute();

export const forgetUnitRequests = async (tx: Transaction, accountId: number): Promise<void> => {
  await endRegistration(tx, accountId);
  await tx.deleteFrom('unitMemberApply').where('accountId', '=', accountId).execute();
};

/** By a part of the name, by pinyin initials or by the beginning of the credit code; exact names come first. */
export const searchUnits = (db: Kysely<Schema>, keyword: string) => {
  const text = keyword.normalize('NFKC').trim();
  const initials = text.toLowerCase();
  return db
    .selectFrom('unit')
    .leftJoin('unit as parent', 'parent.id', 'unit.parentId')
    .select(['unit.id', 'unit.name', 'unit.uscc', 'parent.name as parentName'])
    .where('unit.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('unit.name', 'like', contains(text)),
        ...(/^[a-z0-9]+$/.test(initials) ? [eb('unit.pinyin', 'like', contains(initials))] : []),
        ...(/^[0-9a-z]{2,18}$/.test(initials) ? [eb('unit.uscc', 'like', `${initials.toUpperCase()}%`)] : []),
      ]),
    )
    .orderBy((eb) => eb.case().when('unit.name', '=', text).then(0).else(1).end())
    .orderBy((eb) => eb.fn('char_length', ['unit.name']))
    .orderBy('unit.id')
    .limit(UNITS_MAX)
    .execute();
};
