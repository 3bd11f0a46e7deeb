import { createHash, randomBytes } from 'node:crypto';
import { createDatabase, type Database } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { readMigrations } from '@server/db/migration-files';
import pg from 'pg';
import { connectToTestPostgres } from './test-postgres';

export interface TestDatabase {
  /** For what opens a connection of its own. */
  url: string;
  db: Database;
  drop(): Promise<void>;
}

const TAKEN = ['42P04', '23505'];

const withName = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

const exists = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount !== 0;

/** A migrated database to copy from. It appears by renaming, so it is never seen half done. */
async function prepareTemplate(client: pg.Client, url: string): Promise<string> {
  const migrations = readMigrations();
  const digest = createHash('sha256').update(migrations.map(({ checksum }) => checksum).join());
  const name = `template_${digest.digest('hex').slice(0, 16)}`;
  if (await exists(client, name)) return name;

  const draft = `draft_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${draft}`);
  await migrate(withName(url, draft), migrations);
  try {
    await client.query(`alter database ${draft} rename to ${name}`);
  } catch (error) {
    await client.query(`drop database ${draft}`);
    // Another worker was quicker with the same one; at the very same moment it is the index that says so.
    if (!TAKEN.includes((error as pg.DatabaseError).code ?? '')) throw error;
  }
  return name;
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}

/**
 * A database of the test file's own: `beforeAll(async () => { database = await testDatabase(); })` and
 * `afterAll(() => database.drop())`. `{ migrated: false }` gives an empty one.
 */
export async function testDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const { client, url } = await connectToTestPostgres();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = migrated ? await prepareTemplate(client, url) : 'template0';
  await client.query(`create database ${name} template ${template}`);
  await client.end();

  const db = createDatabase(withName(url, name), { max: 10, statementTimeoutMs: 10_000 });
  return {
    url: withName(url, name),
    db,
    drop: async () => {
      await db.close();
      await dropDatabase(url, name);
    },
  };
}
