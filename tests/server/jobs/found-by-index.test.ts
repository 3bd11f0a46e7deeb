import { tmpdir } from 'node:os';
import { createDatabase } from '@server/db/database';
import { jobsOf } from '@server/jobs/jobs';
import { type TestDatabase, testDatabase } from '@tests/support/database';
import { listen, type Statement } from '@tests/support/heard-statements';
import { testConfig } from '@tests/support/test-config';
import type pg from 'pg';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** A row for each of a few things, or what no more than a day brings. */
const SMALL = new Set(
  `period role unit setting heartbeat downtime replica job_run receipt_head receipt_day receipt_check audit_head
   refused_attempt fault_count rate_limit verification_code open_sign_in spent_challenge upload_lease review
   sealed_check`.split(/\s+/),
);

/** Reads only the key of every document, to find outdated ones. */
const BY_KEYS = 'search.fill: search_document';

interface Node {
  'Node Type': string;
  'Rows Removed by Filter'?: number;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
}

/** Tables that a plan reads completely although PostgreSQL was told to avoid that. */
const readWhole = (node: Node): string[] => {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '', Plans = [] } = node;
  const isWhole =
    type === 'Seq Scan' ||
    (/^Index (Only )?Scan$/.test(type) && !node['Index Cond'] && index.endsWith('_pkey'));
  return [...(isWhole && !SMALL.has(table) ? [table] : []), ...Plans.flatMap(readWhole)];
};

const planOf = async (client: pg.ClientBase, { text, values }: Statement): Promise<Node | undefined> => {
  const { rows } = await client.query(`explain (format json) ${text}`, values);
  return rows[0]?.['QUERY PLAN'][0].Plan;
};

it('no timed job goes through a table that grows with the years', async () => {
  const db = createDatabase(database.url, { max: 2, statementTimeoutMs: 60_000 });
  const heard = listen(db);
  const found = new Map<string, string>();
  const client = await database.db.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    for (const { name, run } of jobsOf({ config: testConfig(tmpdir(), true), db, now: () => new Date() })) {
      heard.length = 0;
      await run(new Date(), new AbortController().signal);
      for (const statement of heard.filter(({ text }) => /^\s*(select|delete|update)\b/i.test(text))) {
        await client.query('savepoint one');
        const plan = await planOf(client, statement).catch(() => undefined);
        await client.query('rollback to one');
        for (const table of plan ? readWhole(plan) : []) found.set(`${name}: ${table}`, statement.text);
      }
    }
  } finally {
    await client.query('rollback');
    client.release();
    await db.close();
  }
  expect([...found].filter(([where]) => where !== BY_KEYS)).toEqual([]);
}, 60_000);

/**
 * Number of rows that are kept but need nothing any more: downloaded files, reported files, searches that are paused or
 * were looked at.
 */
const KEPT = 3000;
const keepMuch = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `insert into account (id, login, login_key, nickname)
     select n, n::text, n::text, n::text from generate_series(1, ${KEPT}) as n`,
  );
  await client.query(
    `insert into export_job (account_id, kind, state, finished_at, fetched_at, told_at)
     select n, 'applications', 'ready', now() - n * interval '1 second' - interval '1 minute',
       case when n % 2 = 0 then now() end, case when n % 2 = 1 then now() end
     from generate_series(1, ${KEPT}) as n`,
  );
  await client.query(
    `insert into saved_search (account_id, kind, name, path, paused, looked_at)
     select n, 'demand', 'all', n::text, n % 2 = 0, now() - case when n % 2 = 0 then interval '90 days' else '1 minute' end
     from generate_series(1, ${KEPT}) as n`,
  );
  await client.query('analyze account, export_job, saved_search');
};

const passedOver = ({ 'Rows Removed by Filter': rows = 0, Plans = [] }: Node): number =>
  Plans.reduce((sum, plan) => sum + passedOver(plan), rows);

it('no timed job goes through what is kept and asks for nothing any more', async () => {
  const own = await testDatabase();
  const heard = listen(own.db);
  const client = await own.db.pool.connect();
  try {
    await keepMuch(client);
    const jobs = jobsOf({ config: testConfig(tmpdir(), true), db: own.db, now: () => new Date() });
    const found: string[] = [];
    for (const { name, run } of jobs.filter(({ name }) => ['export.tell', 'saved.look'].includes(name))) {
      heard.length = 0;
      await run(new Date(), new AbortController().signal);
      const asked = heard.filter(({ text }) => /^\s*select\b/i.test(text));
      expect(asked.length).toBeGreaterThan(0);
      for (const { text, values } of asked) {
        const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
        const passed = passedOver(rows[0]['QUERY PLAN'][0].Plan);
        if (passed > 0) found.push(`${name} passes over ${passed} rows: ${text}`);
      }
    }
    expect(found).toEqual([]);
  } finally {
    client.release();
    await own.drop();
  }
});
