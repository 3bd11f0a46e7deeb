import { beijingIso } from '@contract/rules/beijing-time';
import type { SchoolApply } from '@contract/school';
import type { SchoolApplyTable } from '@server/db/account-care-schema';
import type { Schema } from '@server/db/schema';
import type { Page } from '@server/http/paging';
import type { Kysely, Selectable } from 'kysely';
import type { Static } from 'typebox';

type Db = Kysely<Schema>;
export type ApplyRow = Selectable<SchoolApplyTable> & { login: string; schoolName: string };

const joined = (db: Db) =>
  db
    .selectFrom('schoolApply')
    .innerJoin('account', 'account.id', 'schoolApply.accountId')
    .innerJoin('school', 'school.id', 'schoolApply.schoolId')
    .selectAll('schoolApply')
    .select(['account.login', 'school.name as schoolName']);

export const lockApply = (db: Db, id: number): Promise<ApplyRow | undefined> =>
  joined(db).where('schoolApply.id', '=', id).forUpdate('schoolApply').executeTakeFirst();

export const appliesOf = (db: Db, accountId: number): Promise<ApplyRow[]> =>
  joined(db).where('schoolApply.accountId', '=', accountId).orderBy('schoolApply.id', 'desc').execute();

export const listApplies = async (db: Db, status: number | undefined, { limit, offset, direction }: Page) => {
  const found = db
    .selectFrom('schoolApply')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0));
  const onPage = found
    .select('id')
    .$if(status === 0, (queue) => queue.orderBy('createdAt', direction))
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset);
  const rows = await joined(db)
    .where('schoolApply.id', 'in', onPage)
    .$if(status === 0, (queue) => queue.orderBy('schoolApply.createdAt', direction))
    .orderBy('schoolApply.id', direction)
    .execute();
  const { n } = await found.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return { rows, total: Number(n) };
};

export const presentApply = (row: ApplyRow): Static<typeof SchoolApply> => ({
  id: row.id,
  login: row.login,
  school_id: row.schoolId,
  school_name: row.schoolName,
  department_id: row.departmentId,
  name: row.name,
  remarks: row.remarks,
  status: row.status,
  reason: row.reason,
  create_time: beijingIso(row.createdAt),
  version: row.version,
});
