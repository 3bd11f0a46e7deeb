import type { TestService } from '@tests/support/service';

type Row = Record<string, unknown>;

/** A stored row, to be inserted repeatedly with changed values. */
export const rowOf = async ({ db }: TestService, table: string, id: number): Promise<Row> =>
  (await db.pool.query(`select to_jsonb(t) as row from ${table} t where id = $1`, [id])).rows[0].row;

/** What the database does not compute itself. */
const columnsOf = async ({ db }: TestService, table: string): Promise<string> =>
  (
    await db.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
  ).rows
    .map(({ name }) => `"${name}"`)
    .join(', ');

/** Inserts the row under a new number, and returns it. */
export const putRow = async (
  service: TestService,
  table: string,
  row: Row,
  facts: Row = {},
): Promise<number> => {
  const columns = await columnsOf(service, table);
  const { rows } = await service.db.pool.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb
       || jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id')))) returning id`,
    [JSON.stringify({ ...row, ...facts })],
  );
  return Number(rows[0].id);
};

export const columnOf = async (
  { db }: TestService,
  table: string,
  column: string,
  id: number | string,
): Promise<unknown> =>
  (await db.pool.query(`select ${column} as value from ${table} where id = $1`, [id])).rows[0]?.value;
