import type { UnitTable } from '@server/db/account-schema';
import type { Transaction } from '@server/db/database';
import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import { type Queue, queueOf } from '@server/http/waiting';
import { type Kysely, type Selectable, sql } from 'kysely';
import { isAttended } from './attended';
import { enterRegistration, findUnitByCode, freeUnit, readUnitCode, unitAdministrator } from './enter-unit';
import { endRegistration } from './open-requests';
import { unattendedQueue } from './unattended';
import { findUnitApply, submitUnitMaterials, withdrawRegistration } from './unit-registration';

type Db = Kysely<Schema>;
export type Unit = Selectable<UnitTable>;

export {
  enterRegistration,
  findUnitByCode,
  freeUnit,
  isAttended,
  readUnitCode,
  unattendedQueue,
  unitAdministrator,
};

const UNITS_MAX = 20;

export const selectUnits = (db: Db) => db.selectFrom('unit').selectAll();

/** With whether somebody looks after it. */
export const selectAttendedUnits = (db: Db) => selectUnits(db).select(isAttended().as('attended'));
export type AttendedUnit = Unit & { attended: boolean };

export const findUnit = (db: Db, id: number): Promise<AttendedUnit | undefined> =>
  selectAttendedUnits(db).where('id', '=', id).executeTakeFirst();

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
    .select(isAttended().as('attended'))
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
