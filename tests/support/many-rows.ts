import type { Database } from '@server/db/database';
import type pg from 'pg';
import { waitFor } from './wait-for';

interface Column {
  table: string;
  name: string;
  type: string;
  isComputed: boolean;
  /** The unique indexes that it is part of. */
  uniques: number[];
  /** The table whose key it holds. */
  target: string | null;
}

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    a.attgenerated <> '' as "isComputed", r.relname as target,
    (select coalesce(json_agg(i.indexrelid::int), '[]') from pg_index i where i.indrelid = c.oid and i.indisunique
      and (a.attnum = any (i.indkey) or pg_get_expr(i.indexprs, c.oid) ~ ('\\m' || a.attname || '\\M'))) as uniques
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join lateral (select confrelid from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
    and f.conkey = array[a.attnum] limit 1) f on true
  left join pg_class r on r.oid = f.confrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname, a.attnum`;

/** Neither triggers nor foreign keys: what they guard follows from the rows that are there. */
const UNGUARDED = `do $$ declare one record; begin
  for one in select conrelid::regclass as place, conname from pg_constraint where contype = 'f' loop
    execute format('alter table %s drop constraint %I', one.place, one.conname);
  end loop;
  for one in select c.oid::regclass as place from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' loop
    execute format('alter table %s disable trigger user', one.place);
  end loop;
end $$`;

/** The next row of each table has a number of its own. */
const NUMBERED_ON = `do $$ declare one record; begin
  for one in select format('%I', table_name) as place, pg_get_serial_sequence(format('%I', table_name), 'id') as numbers
    from information_schema.columns where table_schema = 'public' and column_name = 'id' loop
    if one.numbers is not null then
      execute format('select setval(%L, (select coalesce(max(id), 0) + 1 from %s))', one.numbers, one.place);
    end if;
  end loop;
end $$`;

/** A row for each of a few things, however many people come. */
const FEW = new Set(
  'period role heartbeat job_run receipt_head audit_head counter migration platform_state dict_item list_total overview setting'.split(
    ' ',
  ),
);

const isNumber = ({ type }: Column): boolean => /^(?:bigint|integer|smallint)$/.test(type);
const pointsAtMany = ({ target }: Column): boolean => target !== null && !FEW.has(target);

/** What is most easily another value in another row; words that are chosen from a few come last. */
const rankOf = (column: Column): number => {
  if (pointsAtMany(column)) return 0;
  if (column.target !== null) return 9;
  if (isNumber(column)) return 1;
  if (column.type === 'uuid') return 2;
  return /kind|status|state|milestone/.test(column.name) ? 8 : 3;
};

/** One column of each unique index, which tells the new rows apart. */
const distinguishing = (columns: readonly Column[]): Set<Column> => {
  const chosen = new Set<Column>();
  for (const index of new Set(columns.flatMap(({ uniques }) => uniques))) {
    const among = columns.filter(({ uniques }) => uniques.includes(index));
    const [first] = [...among].sort((one, other) => rankOf(one) - rankOf(other));
    if (first && !among.some((column) => chosen.has(column))) chosen.add(first);
  }
  return chosen;
};

type LastOf = (table: string, column: string) => number;

/** Row `k` of the new ones names row `k` of the new ones elsewhere: nothing comes to hang on one thing alone. */
const valueFor = (column: Column, isDistinguishing: boolean, lastOf: LastOf): string => {
  const own = `t."${column.name}"`;
  if (column.target !== null && pointsAtMany(column)) {
    const another = isNumber(column)
      ? `${lastOf(column.target, 'id')} + g.k`
      : `md5(${own}::text || g.k)::uuid`;
    return `case when ${own} is null then null else ${another} end`;
  }
  if (!isDistinguishing) return own;
  if (isNumber(column)) return `${lastOf(column.table, column.name)} + g.k`;
  if (column.type === 'uuid') return `md5(${own}::text || g.k)::uuid`;
  if (column.type === 'text') return `${own} || '-' || g.k`;
  return column.type.startsWith('timestamp') ? `${own} + g.k * interval '1 microsecond'` : own;
};

const fillingOf = (table: string, columns: readonly Column[], count: number, lastOf: LastOf): string => {
  const distinct = distinguishing(columns);
  const filled = columns.filter(({ isComputed }) => !isComputed);
  return `insert into "${table}" (${filled.map(({ name }) => `"${name}"`).join(', ')}) overriding system value
    select ${filled.map((column) => valueFor(column, distinct.has(column), lastOf)).join(', ')}
    from generate_series(1, ${count}) g(k)
    join (select *, row_number() over () - 1 as place, count(*) over () as rows from "${table}") t on t.place = g.k % t.rows
    on conflict do nothing`;
};

const lastNumbers = async (client: pg.ClientBase, columns: readonly Column[]): Promise<LastOf> => {
  const last = new Map<string, number>();
  for (const column of columns.filter(isNumber)) {
    const { table, name } = column;
    const { rows } = await client.query(`select coalesce(max("${name}"), 0)::float8 as last from "${table}"`);
    last.set(`${table}.${name}`, rows[0]?.last ?? 0);
  }
  return (table, column) => last.get(`${table}.${column}`) ?? 0;
};

/** Of those who are in the middle of something, each sees the table as it was when they began. */
const OLDER_VIEWS = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null`;

/**
 * What the planner goes by, always the same: a row that somebody might not see yet is thought dearer to find by an index
 * alone, so nobody may be in the middle of anything that began before the rows came.
 */
const settle = async (client: pg.ClientBase): Promise<void> => {
  await waitFor(async () => (await client.query(OLDER_VIEWS)).rows[0]?.n === 0);
  await client.query('vacuum analyze');
};

/**
 * Fills every table that has any rows with more of them, made of those that are there, each about things of its own. A
 * new table is in here by itself. It may be asked again for more. The database guards nothing afterwards.
 */
export async function rowMaker({ pool }: Database): Promise<(count: number) => Promise<void>> {
  const { rows: columns } = await pool.query<Column>(COLUMNS);
  await pool.query(UNGUARDED);
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !FEW.has(table));
  return async (count) => {
    const client = await pool.connect();
    try {
      const lastOf = await lastNumbers(client, columns);
      for (const table of tables) {
        const own = columns.filter((column) => column.table === table);
        await client.query(fillingOf(table, own, count, lastOf));
      }
      await client.query(NUMBERED_ON);
      await client.query('select recount_list_total()');
      await settle(client);
    } finally {
      client.release();
    }
  };
}
