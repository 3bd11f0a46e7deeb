import type { TestService } from '@tests/support/service';

type Row = Record<string, unknown>;

/** A row as it stands, to be put down again and again with other facts. */
export const rowOf = async ({ db }: TestService, table: string, id: number): Promise<Row> =>
  (await db.pool.query(`select to_jsonb(t) as row from ${table} t where id = $1`, [id])).rows[0].row;

/** Puts the row down under a number of its own, and answers it. */
export const putRow = async (
  { db }: TestService,
  table: string,
  row: Row,
  facts: Row = {},
): Promise<number> => {
  const { rows } = await db.pool.query(
    `insert into ${table} select (jsonb_populate_record(null::${table}, $1::jsonb
       || jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id'))))).* returning id`,
    [JSON.stringify({ ...row, ...facts })],
  );
  return Number(rows[0].id);
};

export const valueOf = async (
  { db }: TestService,
  table: string,
  column: string,
  id: number | string,
): Promise<unknown> =>
  (await db.pool.query(`select ${column} as value from ${table} where id = $1`, [id])).rows[0]?.value;
