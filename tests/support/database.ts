import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { createDatabase, type Database } from '@server/db/database';
import pg from 'pg';
import { demoTemplate, migratedTemplate, withName } from './database-template';
import { testConfig } from './test-config';
import { connectToTestPostgres } from './test-postgres';

/**
 * Connecting competes with the other tests of the run for the processors; no test needs an answer within two seconds.
 */
const ACQUIRE_MS = 20_000;

export interface TestDatabase {
  /** For code that opens its own connection. */
  url: string;
  db: Database;
  drop(): Promise<void>;
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}

async function copyOf(client: pg.Client, url: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  const own = withName(url, name);
  const db = createDatabase(own, { max: 10, statementTimeoutMs: 10_000, acquireMs: ACQUIRE_MS });
  return {
    url: own,
    db,
    drop: async () => {
      await db.close();
      await dropDatabase(url, name);
    },
  };
}

/**
 * A database of the test file's own: `beforeAll(async () => { database = await testDatabase(); })` and
 * `afterAll(() => database.drop())`. `{ migrated: false }` gives an empty one.
 */
export async function testDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const { client, url } = await connectToTestPostgres();
  try {
    return await copyOf(client, url, migrated ? await migratedTemplate(client, url) : 'template0');
  } finally {
    await client.end();
  }
}

/** A database with the demo data; their uploaded files are put into `dataDir`. */
export async function demoDatabase(dataDir: string): Promise<TestDatabase> {
  const { client, url } = await connectToTestPostgres();
  try {
    const template = await demoTemplate(client, url);
    cpSync(template.uploadDir, testConfig(dataDir, true).uploadDir, { recursive: true });
    return await copyOf(client, url, template.name);
  } finally {
    await client.end();
  }
}
