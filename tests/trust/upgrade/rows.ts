import type pg from 'pg';

export type Row = Readonly<Record<string, unknown>>;
/** Every row by table and primary key, in the JSON form of the database. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>;

const PRIMARY_KEYS = `
  select c.relname::text as "table", array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_index i on i.indrelid = c.oid and i.indisprimary
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
  where c.relkind = 'r'
  group by c.relname order by c.relname`;

/** The columns that identify the rows, by table. */
export type Keys = ReadonlyMap<string, readonly string[]>;

export const readKeys = async (client: pg.ClientBase): Promise<Keys> => {
  const { rows } = await client.query<{ table: string; columns: string[] }>(PRIMARY_KEYS);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
};

/** `known`: columns that identified the rows before, because a migration may have given a table another primary key. */
export const readRows = async (client: pg.ClientBase, known: Keys = new Map()): Promise<Rows> => {
  const read = new Map<string, Map<string, Row>>();
  for (const [table, primary] of await readKeys(client)) {
    const columns = known.get(table) ?? primary;
    const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from "${table}" t`);
    read.set(
      table,
      new Map(rows.map(({ row }) => [columns.map((column) => String(row[column])).join('/'), row])),
    );
  }
  return read;
};
