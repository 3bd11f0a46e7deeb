import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgres } from '@server/db/embedded/embedded-postgres';
import { StartupError } from '@server/errors/startup-error';
import pg from 'pg';
import { hasUsers } from './database-users';

/** Test data need not survive anything, so nothing waits for the disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  autovacuum: 'off',
};
const IDLE_MS = 20_000;
const POLL_MS = 1000;

const urlFileOf = (directory: string): string => join(directory, 'url');

async function openSuperuser(directory: string, url: string): Promise<pg.Client> {
  const password = readFileSync(join(directory, 'postgres', 'postgres.password'), 'utf8').trim();
  const superuser = new URL(url);
  superuser.username = 'postgres';
  superuser.password = password;
  superuser.pathname = '/postgres';
  const client = new pg.Client({ connectionString: superuser.href });
  await client.connect();
  return client;
}

/**
 * Drops what interrupted runs have left, and demo data older than an hour. Templates without rows are kept, because
 * their names identify their content.
 */
async function dropLeftovers(client: pg.Client, directory: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(datname) as name from pg_database where datname ~ '^(test|draft|demo)_'",
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  const files = readdirSync(directory).filter((name) => /^(?:draft|demo)_/.test(name));
  for (const name of files) rmSync(join(directory, name), { recursive: true });
}

/** Whether a process of a test run, or a person inspecting what a test left, uses it. */
async function isInUse(client: pg.Client, directory: string): Promise<boolean> {
  if (hasUsers(directory)) return true;
  const { rowCount } = await client.query(
    "select 1 from pg_stat_activity where backend_type = 'client backend' and usename = 'kaichuang' limit 1",
  );
  return rowCount !== 0;
}

async function waitUntilUnused(client: pg.Client, directory: string): Promise<void> {
  for (let unusedSince = Date.now(); Date.now() - unusedSince < IDLE_MS; await delay(POLL_MS)) {
    if (await isInUse(client, directory)) unusedSince = Date.now();
  }
}

/** Answers with an exit code once the database is no longer needed, or at once if another keeper runs. */
export async function keepDatabase(directory: string): Promise<number> {
  try {
    const postgres = await EmbeddedPostgres.start({ dataDir: directory, settings: SETTINGS });
    const client = await openSuperuser(directory, postgres.url);
    await client.query('alter role kaichuang createdb');
    await dropLeftovers(client, directory);
    do {
      writeFileSync(urlFileOf(directory), postgres.url, { mode: 0o600 });
      await waitUntilUnused(client, directory);
      rmSync(urlFileOf(directory), { force: true });
      // A process that has read the address before it was removed had registered before that.
    } while (await isInUse(client, directory));
    await client.end();
    // The cluster stays: the next keeper may be starting on it this very moment, and starts faster with it.
    await postgres.stop();
    return 0;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    return error.exitCode;
  }
}
