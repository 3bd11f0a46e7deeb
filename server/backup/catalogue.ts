import { type ClientBase, escapeIdentifier } from 'pg';

/** The structure of a table, read from the database's catalogue at backup and at restore, and compared. */
export interface TableShape {
  name: string;
  /** Without generated columns. */
  columns: string[];
}

export interface SequenceState {
  name: string;
  /** `null`: nobody has taken a number yet. */
  last: string | null;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** The text form of values must not depend on settings of the server or role, or checksums would differ. */
const SESSION = `
  set timezone = 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'iso_8601';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set xmlbinary = 'base64';
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
`;

export const prepareSession = async (client: ClientBase): Promise<void> => {
  await client.query(SESSION);
};

const OWN = `c.relnamespace = current_schema()::regnamespace
  and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

export async function readTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attnum) as columns
       from pg_class c where c.relkind = 'r' and ${OWN} order by c.relname`,
  );
  return rows;
}

/** Whether the schema has no tables, views or sequences yet. */
export async function isEmptyDatabase(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${OWN} limit 1`,
  );
  return rowCount === 0;
}

export async function readSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = current_schema() order by sequencename`,
  );
  return rows;
}

/** A sequence goes on after the last number that it gave out before the backup. */
export async function setSequences(client: ClientBase, sequences: readonly SequenceState[]): Promise<void> {
  for (const { name, last } of sequences) {
    if (last !== null) await client.query('select setval($1, $2, true)', [escapeIdentifier(name), last]);
  }
}

/**
 * The migrations have inserted rows of their own. Empty tables are skipped, because the audit log refuses `truncate`.
 */
async function emptyTables(client: ClientBase, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select 1 from ${escapeIdentifier(name)} limit 1`);
    if (rowCount) await client.query(`truncate ${escapeIdentifier(name)}`);
  }
}

/**
 * Works like pg_dump: without foreign keys the rows may be loaded in any order, and creating the keys again checks all
 * of them at once. Triggers are off, because the rows they once wrote are in the backup too.
 */
export async function openForLoading(
  client: ClientBase,
  tables: readonly TableShape[],
): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.conparentid = 0 and ${OWN} order by c.relname, k.conname`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${escapeIdentifier(table)} drop constraint ${escapeIdentifier(name)}`);
  }
  for (const { name } of tables)
    await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`);
  await emptyTables(client, tables);
  return rows;
}

export async function closeAfterLoading(
  client: ClientBase,
  tables: readonly TableShape[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of keys) {
    await client.query(
      `alter table ${escapeIdentifier(table)} add constraint ${escapeIdentifier(name)} ${definition}`,
    );
  }
  for (const { name } of tables)
    await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`);
}
