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
   refused_attempt fault_count rate_limit verification_code open_sign_in spent_challenge upload_lease review`.split(
    /\s+/,
  ),
);

/** Of every document its key alone, to tell which are outdated. */
const BY_KEYS = 'search.fill: search_document';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
}

/** The tables of a plan that are read from one end to the other, though PostgreSQL was asked not to. */
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
