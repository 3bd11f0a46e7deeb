import { createDatabase, type Database } from '@server/db/database';
import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import { TEST_KEYS } from '@tests/support/test-config';
import { benchService } from './bench-service';

/** Keys for reading what was encrypted while the hour was prepared. */
export const lastHourKeys = {
  DATA_KEY: TEST_KEYS.data.toString('base64'),
  RECEIPT_KEY: TEST_KEYS.receipt.toString('base64'),
};

export interface LatePerson {
  login: string;
  /** The complete draft. */
  id: number;
}

/** Copies a row for each of many people, with other values in some columns. */
const copies = (table: string, from: string, changes: string): string =>
  `insert into ${table} overriding system value
   select copy.* from ${from},
     jsonb_populate_record(null::${table}, to_jsonb(${table}.*) || jsonb_build_object(${changes})) copy`;

const newId = (table: string): string => `'id', nextval(pg_get_serial_sequence('${table}', 'id'))`;

/**
 * Copies the first person made by `anApplicant` to this many people of one unit, each with a complete draft and files
 * of their own.
 */
const copyFor = async ({ pool }: Database, original: LatePerson, people: number): Promise<LatePerson[]> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      copies(
        'account',
        `account, generate_series(1, ${people}) i`,
        `${newId('account')}, 'login', 'late' || i, 'login_key', 'late' || i, 'phone', null, 'phone_key', null, 'email', null, 'email_key', null`,
      ).concat(` where account.login_key = '${original.login}'`),
    );
    await client.query(
      `create temporary table late on commit drop as
       select id as owner_id, row_number() over (order by id) as place from account where login_key like 'late%'`,
    );
    await client.query(
      `insert into account_role (account_id, role_id)
       select late.owner_id, r.role_id from late, account_role r join account a on a.id = r.account_id
       where a.login_key = '${original.login}'`,
    );
    await client.query(
      copies(
        'consent',
        'consent join account given on given.id = consent.account_id, late',
        `${newId('consent')}, 'account_id', late.owner_id`,
      ).concat(` where given.login_key = '${original.login}'`),
    );
    await client.query(
      `create temporary table late_file on commit drop as
       select late.owner_id, f.file_id as old, gen_random_uuid() as new
       from late, application_file f where f.application_id = ${original.id}`,
    );
    await client.query(
      copies(
        'file',
        'file join late_file on late_file.old = file.id',
        "'id', late_file.new, 'owner_id', late_file.owner_id, 'storage_key', late_file.new",
      ),
    );
    await client.query(
      copies('application', 'application, late', `${newId('application')}, 'owner_id', late.owner_id`).concat(
        ` where application.id = ${original.id}`,
      ),
    );
    // Each form names its own person's files.
    await client.query(
      `do $$ declare pair record; begin
         for pair in select distinct old from late_file loop
           update application a set fields = replace(a.fields::text, pair.old::text, f.new::text)::jsonb
           from late_file f where f.owner_id = a.owner_id and f.old = pair.old;
         end loop;
       end $$`,
    );
    await client.query(
      `insert into application_file (application_id, file_id)
       select a.id, f.new from application a join late_file f on f.owner_id = a.owner_id`,
    );
    const { rows } = await client.query<LatePerson>(
      "select o.login, a.id from application a join account o on o.id = a.owner_id where o.login_key like 'late%' order by a.id",
    );
    await client.query('commit');
    await client.query('vacuum analyze');
    return rows;
  } finally {
    client.release();
  }
};

/** A demo database in which this many people have one step left before the window closes. */
export async function prepareLastHour(url: string, directory: string, people: number): Promise<LatePerson[]> {
  const service = await benchService(url, directory);
  try {
    await clearApplications(service);
    const shen = await anApplicant(service, 'shenzhiyao');
    const { id } = await shen.completeDraft();
    return await copyFor(service.db, { login: 'shenzhiyao', id }, people);
  } finally {
    await service.stop();
  }
}

/** The number of filed applications, and the bytes of each table with its indexes. */
export async function heldBy(url: string): Promise<{ filed: number; tables: Record<string, number> }> {
  const db = createDatabase(url, { max: 1, statementTimeoutMs: 10_000 });
  try {
    const filed = await db.pool.query<{ n: string }>(
      `select count(*) as n from application a join account o on o.id = a.owner_id
       where o.login_key like 'late%' and a.submitted_at is not null`,
    );
    const tables = await db.pool.query<{ name: string; bytes: string }>(
      `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    return {
      filed: Number(filed.rows[0]?.n),
      tables: Object.fromEntries(tables.rows.map(({ name, bytes }) => [name, Number(bytes)])),
    };
  } finally {
    await db.close();
  }
}
