import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Queue, queueOf } from '@server/http/waiting';
import { type Kysely, sql } from 'kysely';
import { stopUndo } from './undo-stop';

type Db = Kysely<Schema>;

export interface Place {
  schoolId: number;
  departmentId: number | null;
}

/** Ids of entries this person has asked for: usable by the asker before anybody reviewed them (req:product-schools). */
const askedFor = (db: Db, column: 'schoolId' | 'departmentId', accountId: number) =>
  db.selectFrom('schoolApply').select(column).where('accountId', '=', accountId).where('status', '=', 0);

/**
 * The person's present school or department can still be chosen by that person, even if it is stopped for everybody
 * else.
 */
const own = (db: Db, column: 'schoolId' | 'departmentId', accountId: number) =>
  db.selectFrom('account').select(column).where('id', '=', accountId).where(column, 'is not', null);

export const usableSchools = (db: Db, accountId: number) =>
  db
    .selectFrom('school')
    .select(['id', 'name', 'status'])
    .where((eb) =>
      eb.or([
        eb('status', '=', 'active'),
        eb.and([eb('status', '=', 'pending'), eb('id', 'in', askedFor(db, 'schoolId', accountId))]),
        eb.and([eb('status', '=', 'stopped'), eb('id', 'in', own(db, 'schoolId', accountId))]),
      ]),
    );

export const usableDepartments = (db: Db, schoolId: number, accountId: number) =>
  db
    .selectFrom('department')
    .select(['id', 'name', 'status'])
    .where('schoolId', '=', schoolId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'active'),
        eb.and([
          eb('status', '=', 'pending'),
          eb('id', 'in', askedFor(db, 'departmentId', accountId).where('departmentId', 'is not', null)),
        ]),
        eb.and([eb('status', '=', 'stopped'), eb('id', 'in', own(db, 'departmentId', accountId))]),
      ]),
    );

/**
 * Whether this person may choose this place. Must be checked in the transaction that stores it: the lock keeps a merge
 * from coming in between.
 */
export const isUsableSchool = async (
  db: Db,
  { schoolId, departmentId }: Place,
  accountId: number,
): Promise<boolean> => {
  if (!(await usableSchools(db, accountId).where('id', '=', schoolId).forShare().executeTakeFirst()))
    return false;
  if (departmentId === null) return true;
  const department = await usableDepartments(db, schoolId, accountId)
    .where('id', '=', departmentId)
    .forShare()
    .executeTakeFirst();
  return department !== undefined;
};

export const schoolTitles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('school')
    .select(['id', 'name as title'])
    .where('id', 'in', [...ids])
    .execute();

export const departmentTitles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('department')
    .select(['id', 'name as title'])
    .where('id', 'in', [...ids])
    .execute();

/** Names of requested schools or departments, by the id of the request. */
export const schoolApplyTitles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('schoolApply')
    .select(['id', 'name as title'])
    .where('id', 'in', [...ids])
    .execute();

/** Names asked for that wait to be decided. */
export const schoolQueue = async (db: Db): Promise<Queue> => {
  const oldest = await db
    .selectFrom('schoolApply')
    .select(['name', 'createdAt', sql<number>`count(*) over ()::int`.as('n')])
    .where('status', '=', 0)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  const path = '/admin/schools?status=0';
  return queueOf(
    oldest?.n ?? 0,
    oldest ? [{ title: oldest.name, path, since: oldest.createdAt, due: null }] : [],
  );
};

export const schoolAppliesToExport = (db: Db, accountId: number) =>
  db.selectFrom('schoolApply').selectAll().where('accountId', '=', accountId).orderBy('id').execute();

export const forgetSchoolApplies = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('schoolApply').where('accountId', '=', accountId).execute();
};

export const schoolUndo = stopUndo;
