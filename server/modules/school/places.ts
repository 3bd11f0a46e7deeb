import type { AdminDepartment, AdminSchool } from '@contract/admin-school';
import { beijingIso } from '@contract/rules/beijing-time';
import type { PlaceState } from '@contract/school-choices';
import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import type { Page } from '@server/http/paging';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Schema>;
export interface PlaceFilter {
  keyword?: string | undefined;
  status?: PlaceState | undefined;
  schoolId?: number | undefined;
  id?: number;
}

/** LIKE pattern for a keyword, normalised as names are. */
export const named = (text: string): string => contains(text.normalize('NFKC').trim());

const present = <Row extends { status: string; createdAt: Date; people: number }>({
  createdAt,
  ...row
}: Row) => ({ ...row, status: row.status as PlaceState, createTime: beijingIso(createdAt) });

/** Schools for the admin list; merged or refused ones are shown only if their status or id is requested. */
const schools = (db: Db, { keyword, status, id }: PlaceFilter) =>
  db
    .selectFrom('school as p')
    .$if(id !== undefined, (query) => query.where('p.id', '=', id ?? 0))
    .$if(id === undefined, (query) =>
      status ? query.where('p.status', '=', status) : query.where('p.status', '<>', 'removed'),
    )
    .$if(!!keyword?.trim(), (query) => query.where('p.name', 'like', named(keyword ?? '')));

const departments = (db: Db, { keyword, status, schoolId, id }: PlaceFilter) =>
  db
    .selectFrom('department as p')
    .$if(id !== undefined, (query) => query.where('p.id', '=', id ?? 0))
    .$if(id === undefined, (query) =>
      status ? query.where('p.status', '=', status) : query.where('p.status', '<>', 'removed'),
    )
    .$if(schoolId !== undefined, (query) => query.where('p.schoolId', '=', schoolId ?? 0))
    .$if(!!keyword?.trim(), (query) => query.where('p.name', 'like', named(keyword ?? '')));

const COMMON = ['p.id', 'p.name', 'p.status', 'p.reason', 'p.createdAt', 'p.version'] as const;
const people = (column: 'school_id' | 'department_id') =>
  sql<number>`(select count(*)::int from account a where a.${sql.raw(column)} = p.id)`;

export const listSchools = async (db: Db, filter: PlaceFilter, { limit, offset, direction }: Page) => {
  const found = schools(db, filter);
  const onPage = found.select('p.id').orderBy('p.id', direction).limit(limit).offset(offset);
  const rows = await db
    .selectFrom('school as p')
    .where('p.id', 'in', onPage)
    .leftJoin('school as into', 'into.id', 'p.mergedInto')
    .select([...COMMON, 'p.province', 'p.city', 'p.address', 'into.name as mergedName'])
    .select(people('school_id').as('people'))
    .select(
      sql<number>`(select count(*)::int from department d where d.school_id = p.id and d.status <> 'removed')`.as(
        'departments',
      ),
    )
    .orderBy('p.id', direction)
    .execute();
  const { n } = await found.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow();
  return { rows: rows.map((row): AdminSchool => present(row)), total: n };
};

export const listDepartments = async (db: Db, filter: PlaceFilter, { limit, offset, direction }: Page) => {
  const found = departments(db, filter);
  const onPage = found.select('p.id').orderBy('p.id', direction).limit(limit).offset(offset);
  const rows = await db
    .selectFrom('department as p')
    .innerJoin('school as s', 's.id', 'p.schoolId')
    .where('p.id', 'in', onPage)
    .leftJoin('department as into', 'into.id', 'p.mergedInto')
    .select([...COMMON, 'p.schoolId', 's.name as schoolName', 'into.name as mergedName'])
    .select(people('department_id').as('people'))
    .orderBy('p.id', direction)
    .execute();
  const { n } = await found.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow();
  return { rows: rows.map((row): AdminDepartment => present(row)), total: n };
};
