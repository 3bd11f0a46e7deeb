import { createHash, randomBytes } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createDatabase } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { readMigrations } from '@server/db/migration-files';
import { checkPlatformState, fillOnce } from '@server/db/platform-state';
import { fillDemo } from '@server/demo/fill-demo';
import type pg from 'pg';
import { testConfig } from './test-config';
import { TEST_DIRECTORY } from './test-postgres';

const HOUR_MS = 60 * 60_000;

export const withName = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

const exists = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount !== 0;

/** The first caller makes it while the others wait. It is renamed into place, so it is never seen half done. */
async function prepare(
  client: pg.Client,
  name: string,
  make: (draft: string) => Promise<void>,
): Promise<string> {
  if (await exists(client, name)) return name;
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  try {
    if (await exists(client, name)) return name;
    const draft = `draft_${randomBytes(6).toString('hex')}`;
    await make(draft);
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

const nameOf = (kind: string, ...content: readonly string[]): string =>
  `${kind}_${createHash('sha256').update(content.join()).digest('hex').slice(0, 16)}`;

/** A template with all tables and no rows. */
export function migratedTemplate(client: pg.Client, url: string): Promise<string> {
  const migrations = readMigrations();
  return prepare(client, nameOf('template', ...migrations.map(({ checksum }) => checksum)), async (draft) => {
    await client.query(`create database ${draft}`);
    await migrate(withName(url, draft), migrations);
  });
}

export interface DemoTemplate {
  name: string;
  /** The files that its rows refer to. */
  uploadDir: string;
}

/**
 * A database as after the first start in demo mode. Demo data are written relative to the present time, so there is a
 * template for each hour and for each state of the server's code.
 */
export async function demoTemplate(client: pg.Client, url: string): Promise<DemoTemplate> {
  // Twins of one service share theirs (scripts/trust/weak-twin.mjs).
  const server = process.env['DEMO_TEMPLATE'] ?? basename(process.env['SERVER_BUNDLE'] ?? '');
  const name = nameOf('demo', server, String(Math.floor(Date.now() / HOUR_MS)), url);
  const directory = join(TEST_DIRECTORY, name);
  const { uploadDir } = testConfig(directory, true);
  await prepare(client, name, async (draft) => {
    const config = testConfig(join(TEST_DIRECTORY, draft), true);
    await client.query(`create database ${draft} template ${await migratedTemplate(client, url)}`);
    const db = createDatabase(withName(url, draft), { max: 4, statementTimeoutMs: 60_000 });
    try {
      await checkPlatformState(db.pool, config);
      await fillOnce(db.pool, () => fillDemo(db, config));
    } finally {
      await db.close();
    }
    // A deleted cluster has left its files.
    rmSync(directory, { recursive: true, force: true });
    renameSync(config.dataDir, directory);
  });
  return { name, uploadDir };
}
