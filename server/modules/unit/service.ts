import type { UnitTable } from '@server/db/account-schema';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Queue, queueOf } from '@server/http/waiting';
import { type Kysely, type Selectable, sql } from 'kysely';
import { isIncomplete } from './applies';
import { isAttended } from './attended';
import { enterRegistration, findUnitByCode, freeUnit, readUnitCode, unitAdministrator } from './enter-unit';
import { endRegistration } from './open-requests';
import { searchUnits } from './search-units';
import { unattendedQueue } from './unattended';
import { isChangePaper, unitChangeQueue, unitChangesToExport } from './unit-changes';
import { refuseFormerCode } from './unit-codes';
import type { AgreedChange } from './unit-follower';
import { findUnitApply, submitUnitMaterials, withdrawRegistration } from './unit-registration';

type Db = Kysely<Schema>;
export type Unit = Selectable<UnitTable>;

export type { AgreedChange };
export {
  enterRegistration,
  findUnitByCode,
  freeUnit,
  isAttended,
  isChangePaper,
  readUnitCode,
  refuseFormerCode,
  searchUnits,
  unattendedQueue,
  unitAdministrator,
  unitChangeQueue,
  unitChangesToExport,
};

const selectUnits = (db: Db) => db.selectFrom('unit').selectAll();

/** Units, with whether they are attended. */
export const selectAttendedUnits = (db: Db) => selectUnits(db).select(isAttended().as('attended'));
export type AttendedUnit = Unit & { attended: boolean };

export const findUnit = (db: Db, id: number): Promise<AttendedUnit | undefined> =>
  selectAttendedUnits(db).where('id', '=', id).executeTakeFirst();

/** The same, locked against changes until the transaction ends. */
export const findHeldUnit = (tx: Transaction, id: number): Promise<AttendedUnit | undefined> =>
  selectAttendedUnits(tx).where('id', '=', id).forShare('unit').executeTakeFirst();

/** A person's latest registration of a unit, and its papers. */
export const unitRegistration = {
  find: findUnitApply,
  submit: submitUnitMaterials,
  withdraw: withdrawRegistration,
};

/** Is this file the licence or the stamped letter of a registration, or the paper of a change? */
export const isUnitPaper = async (db: Db, fileId: string): Promise<boolean> =>
  (await db
    .selectFrom('unitApply')
    .select('id')
    .where((eb) => eb.or([eb('licenseFile', '=', fileId), eb('letterFile', '=', fileId)]))
    .executeTakeFirst()) !== undefined || (await isChangePaper(db, fileId));

export const unitTitles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('unit')
    .select(['id', 'name as title'])
    .where('id', 'in', [...ids])
    .execute();

/** Queue of registrations to decide; the oldest is titled by its unit's name. */
export const unitQueue = async (db: Db): Promise<Queue> => {
  const oldest = await db
    .selectFrom('unitApply')
    .innerJoin('unit', 'unit.id', 'unitApply.unitId')
    .select(['unit.name', 'unitApply.createdAt', sql<number>`count(*) over ()::int`.as('n')])
    .where('unitApply.status', '=', 0)
    .where((eb) => eb.not(isIncomplete))
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

export const forgetUnitRequests = async (tx: Transaction, accountId: number, now: Date): Promise<void> => {
  await endRegistration(tx, accountId, now);
  await tx.deleteFrom('unitMemberApply').where('accountId', '=', accountId).execute();
};
