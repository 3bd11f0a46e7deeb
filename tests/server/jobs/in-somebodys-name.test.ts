import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@contract/time-units';
import { jobsOf } from '@server/jobs/jobs';
import { workersOf } from '@server/modules/export/workers';
import { EXPORT_KINDS } from '@server/wiring/export-kinds';
import { demoDatabase, type TestDatabase } from '@tests/support/database';
import { aPdf } from '@tests/support/sample-files';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { testConfig } from '@tests/support/test-config';

const root = temporaryDirectory();

/** Counts what is written for people: notices, messages, files and exports. */
const WRITTEN = `select
  (select count(*) from notification) + (select count(*) from outbox)
  + (select count(*) from file where state = 'ready')
  + (select count(*) from export_job where state = 'ready') as n`;

/** Adds one of each kind of work that waits in a person's name and that the demo data lack. */
const putWaiting = async ({ db: { pool } }: TestDatabase, uploadDir: string, at: Date): Promise<void> => {
  const upload = randomUUID();
  mkdirSync(uploadDir, { recursive: true });
  writeFileSync(join(uploadDir, upload), aPdf(2000));
  await pool.query(
    `insert into file (id, owner_id, purpose, name, size, state, storage_key, created_at, updated_at)
     select $1, id, 'application', 'a.pdf', 2000, 'uploading', $3, $2, $2 from account where login = 'shenzhiyao'`,
    [upload, new Date(at.getTime() - DAY_MS / 2), upload],
  );
  for (const [login, kind] of [
    ['office', 'applications'],
    ['shenzhiyao', 'ownData'],
  ])
    await pool.query(
      `insert into export_job (account_id, kind, query) select id, $2, '{"format":"csv"}' from account where login = $1`,
      [login, kind],
    );
  await pool.query(
    `insert into saved_search (account_id, kind, name, path, filters, looked_at)
     select id, 'demand', '全部需求', '/demand', '{}', '2020-01-01' from account where login = 'shenzhiyao'`,
  );
};

/** Runs every timed job, today and after a year, and answers those that wrote something for a person. */
const writersAmong = async (standing: string): Promise<string[]> => {
  const directory = mkdtempSync(join(root, 'data-'));
  const database = await demoDatabase(directory);
  const config = testConfig(directory, true);
  const { pool } = database.db;
  const written = async (): Promise<number> => Number((await pool.query(WRITTEN)).rows[0].n);
  const writers = new Set<string>();
  try {
    let now = new Date();
    const deps = { config, db: database.db, now: () => now };
    await putWaiting(database, config.uploadDir, now);
    await pool.query(`update account set status = ${standing}`);
    for (const days of [0, 400]) {
      now = new Date(now.getTime() + days * DAY_MS);
      for (const { name, run } of jobsOf(deps)) {
        const before = await written();
        // The scheduled job does not wait for the work it starts, so that is run here.
        if (name === 'export.write') await workersOf(deps, EXPORT_KINDS).work();
        else await run(now, new AbortController().signal);
        if ((await written()) > before) writers.add(name);
      }
    }
    return [...writers].sort();
  } finally {
    await database.drop();
  }
};

it('whoever may use the platform has these work in their name', async () => {
  expect(await writersAmong("'active'")).toEqual([
    'apply.expire',
    'certification.term',
    'demand.tell',
    'export.tell',
    'export.write',
    'reminder.tell',
    'saved.look',
    'upload.look',
  ]);
});

it('whose account is stopped or closed has none [req:attack-a20]', async () => {
  expect(await writersAmong("case id % 2 when 0 then 'disabled' else 'closed' end")).toEqual([]);
});
