import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { isAttended } from './attended';

const UNITS_MAX = 20;
/** Letters or digits may be initials, or the beginning of a code. */
const INITIALS = /^[a-z0-9]+$/;
const CODE = /^[0-9a-z]{2,18}$/;

/** By a part of the name, by pinyin initials or by the beginning of the credit code. */
const isNow = (text: string, initials: string) => {
  const ways = [sql`unit.name like ${contains(text)}`];
  if (INITIALS.test(initials)) ways.push(sql`unit.pinyin like ${contains(initials)}`);
  if (CODE.test(initials)) ways.push(sql`unit.uscc like ${`${initials.toUpperCase()}%`}`);
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
};

/** The same for former names and codes. */
const wasCalled = (text: string, initials: string) => {
  const ways = [sql`f.kind = 'name' and f.value like ${contains(text)}`];
  if (INITIALS.test(initials)) ways.push(sql`f.kind = 'name' and f.pinyin like ${contains(initials)}`);
  if (CODE.test(initials)) ways.push(sql`f.kind = 'uscc' and f.value like ${`${initials.toUpperCase()}%`}`);
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
};

/** Active units; exact names come first, and matches by present data before those by former data. */
export const searchUnits = (db: Kysely<Schema>, keyword: string) => {
  const text = keyword.normalize('NFKC').trim();
  const initials = text.toLowerCase();
  const [now, before] = [isNow(text, initials), wasCalled(text, initials)];
  const former = sql<string | null>`(select f.value from unit_former f
    where f.unit_id = unit.id and ${before} order by f.kind, f.id desc limit 1)`;
  return (
    db
      .selectFrom('unit')
      .leftJoin('unit as parent', 'parent.id', 'unit.parentId')
      .select(['unit.id', 'unit.name', 'unit.uscc', 'parent.name as parentName'])
      .select([
        isAttended().as('attended'),
        sql<string | null>`case when ${now} then null else ${former} end`.as('former'),
      ])
      .where('unit.status', '=', 'active')
      // The former names that match are read once for the whole query; their text only for the rows shown.
      .where(sql<SqlBool>`(${now} or unit.id in (select f.unit_id from unit_former f where ${before}))`)
      .orderBy((eb) => eb.case().when('unit.name', '=', text).then(0).else(1).end())
      .orderBy(sql`case when ${now} then 0 else 1 end`)
      .orderBy((eb) => eb.fn('char_length', ['unit.name']))
      .orderBy('unit.id')
      .limit(UNITS_MAX)
      .execute()
  );
};
