import type { Database } from '@server/db/database';
import type pg from 'pg';
import { waitFor } from './wait-for';

interface Column {
  table: string;
  name: string;
  type: string;
  isComputed: boolean;
  /** Numbers of the unique indexes that contain the column. */
  uniques: number[];
  /** The table that a foreign key refers to. */
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

/** Removes triggers and foreign keys, because the new rows are derived from valid ones. */
const UNGUARDED = `do $$ declare one record; begin
  for one in select conrelid::regclass as place, conname from pg_constraint where contype = 'f' loop
    execute format('alter table %s drop constraint %I', one.place, one.conname);
  end loop;
  for one in select c.oid::regclass as place from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' loop
    execute format('alter table %s disable trigger user', one.place);
  end loop;
end $$`;

/** Sets each sequence after the largest number, so that the next row gets an unused one. */
const NUMBERED_ON = `do $$ declare one record; begin
  for one in select format('%I', table_name) as place, pg_get_serial_sequence(format('%I', table_name), 'id') as numbers
    from information_schema.columns where table_schema = 'public' and column_name = 'id' loop
    if one.numbers is not null then
      execute format('select setval(%L, (select coalesce(max(id), 0) + 1 from %s))', one.numbers, one.place);
    end if;
  end loop;
end $$`;

/** Tables with one row for each of a few things, however many people there are. */
const FEW = new Set(
  'period role heartbeat job_run receipt_head audit_head counter migration platform_state dict_item list_total overview setting sealed_check'.split(
    ' ',
  ),
);

const isNumber = ({ type }: Column): boolean => /^(?:bigint|integer|smallint)$/.test(type);
const pointsAtMany = ({ target }: Column): boolean => target !== null && !FEW.has(target);

/** Columns whose values can most easily differ come first; columns with a fixed set of words come last. */
const rankOf = (column: Column): number => {
  if (pointsAtMany(column)) return 0;
  if (column.target !== null) return 9;
  if (isNumber(column)) return 1;
  if (column.type === 'uuid') return 2;
  return /kind|status|state|milestone/.test(column.name) ? 8 : 3;
};

/** For each unique index one column in which the new rows differ. */
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

/** New row `k` refers to new row `k` of other tables, so that the references do not all point to one row. */
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

/** Number of transactions that still see the tables as they were at their start. */
const OLDER_VIEWS = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null`;

/**
 * Makes the planner's statistics the same every time. Index-only scans are considered more expensive for rows that an
 * older transaction might not see, so there must be none from before the rows were inserted.
 */
const settle = async (client: pg.ClientBase): Promise<void> => {
  await waitFor(async () => (await client.query(OLDER_VIEWS)).rows[0]?.n === 0);
  await client.query('vacuum analyze');
};

/**
 * Adds rows to every table that has any, derived from the existing ones, each about different records. New tables are
 * included automatically, and it can be called again for more. Afterwards the database no longer checks constraints.
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
