import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrate } from '@server/db/migrate';
import { readMigrations } from '@server/db/migration-files';
import { type TestDatabase, testDatabase } from '@tests/support/database';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';
import { FIXTURE_PASSPHRASE } from '../../scripts/upgrade/passphrase.mjs';
import { tell } from './tell';
import { isCarriedOver, isDeleted } from './upgrade/carried-over';
import { readByPeople } from './upgrade/read-by-people';
import { type Rows, readKeys, readRows } from './upgrade/rows';
import { Coverage } from './upgrade/touched';

const ROOT = resolve(__dirname, '../..');
const FIXTURES = join(ROOT, 'tests/fixtures/upgrades');
const SERVER = join(ROOT, 'dist/server');
const STARTED = '按 Ctrl+C 停止';
const names = readdirSync(FIXTURES).filter((name) => name.endsWith('.kcbackup'));
const base = temporaryDirectory();
const faults: string[] = [];
const figures = { rows: 0, files: 0, migrations: 0, read: 0, lost: 0 };
const coverage = new Coverage(readMigrations());
const versionsIn = (rows: Rows): Set<number> =>
  new Set([...(rows.get('schema_migration')?.values() ?? [])].map(({ version }) => Number(version)));

/** The next migration is tried on what this structure leaves behind. */
it('has a fixture of the newest structure', () => {
  const migrations = readMigrations();
  const newest = `${migrations.length}-${migrations.at(-1)?.name}.kcbackup`;
  if (!names.includes(newest)) faults.push(`缺少今天的结构 ${newest}，请运行 npm run upgrade:fixture`);
  expect(names).toContain(newest);
});

afterAll(() => {
  tell('T8', {
    ok: faults.length === 0 && names.length > 0,
    figures: {
      '旧版本（各由它自己的程序写成）': names.length,
      升级之后逐行核对的行: figures.rows,
      逐个核对的附件: figures.files,
      补上的结构变更: figures.migrations,
      '原来的人登录后打开的申报书、动态与回执': figures.read,
      结构变更所碰的表与列: coverage.all.length,
      其中升级之前或之后没有真实内容的: coverage.missing.length,
      '不见了、变了的行与附件': figures.lost,
    },
    findings: faults,
  });
});

const hashes = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(parentPath, name)))
          .digest('hex'),
      ]),
  );

const environment = (database: TestDatabase, dataDir: string) => ({
  PATH: process.env.PATH,
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  DEMO: 'true',
  BACKUP_PASSPHRASE: FIXTURE_PASSPHRASE,
  LOG_LEVEL: 'fatal',
});

const restore = (database: TestDatabase, dataDir: string, name: string): string => {
  const args = [join(SERVER, 'restore.js'), join(FIXTURES, name)];
  const options = { cwd: ROOT, env: environment(database, dataDir), encoding: 'utf8' as const };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return status === 0 ? '' : stdout + stderr;
};

/** Under today's program it starts; people of the old data sign in and read what was written then. */
const start = async (database: TestDatabase, dataDir: string): Promise<string[]> => {
  const child: ChildProcess = spawn(process.execPath, [join(SERVER, 'main.js')], {
    cwd: ROOT,
    env: environment(database, dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  await waitFor(() => text.includes(STARTED) || child.exitCode !== null, 90_000);
  const origin = /http:\/\/[\w.]+:\d+/.exec(text)?.[0];
  if (child.exitCode !== null || !origin) return [`没有启动：${text}`];
  try {
    const { read, faults: unread } = await readByPeople(origin);
    figures.read += read;
    return unread;
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
};

/** Rows that are missing, or changed without a migration that explains it. */
const lost = (before: Rows, after: Rows): string[] => {
  const applied = versionsIn(before);
  return [...before].flatMap(([table, rows]) =>
    [...rows].flatMap(([key, row]) => {
      figures.rows += 1;
      const now = after.get(table)?.get(key);
      if (!now) return isDeleted(table, applied) ? [] : [`${table} ${key} 不见了`];
      return Object.keys(row)
        .filter((column) => !isCarriedOver(table, column, row, now))
        .map((column) => `${table} ${key} 的 ${column} 变了`);
    }),
  );
};

it.each(names)('%s comes to today’s structure with every row and file', async (name) => {
  const dataDir = join(base, name);
  const database = await testDatabase({ migrated: false });
  const client = new pg.Client({ connectionString: database.url });
  const here: string[] = [];
  try {
    const failure = restore(database, dataDir, name);
    if (failure) here.push(failure);
    else {
      await client.connect();
      const keys = await readKeys(client);
      const before = await readRows(client, keys);
      coverage.note(before, versionsIn(before));
      const kept = hashes(join(dataDir, 'uploads'));
      // After the restore it still has its own schema; the way back is the backup made before.
      figures.migrations += (await migrate(database.url)).length;
      const gone = lost(before, await readRows(client, keys));
      const unread = await start(database, dataDir);
      const now = hashes(join(dataDir, 'uploads'));
      figures.files += kept.size;
      for (const [file, hash] of kept) if (now.get(file) !== hash) gone.push(`附件 ${file} 不见了或变了`);
      figures.lost += gone.length;
      here.push(...gone, ...unread);
    }
  } finally {
    await client.end().catch(() => undefined);
    await database.drop();
  }
  faults.push(...here.slice(0, 20).map((fault) => `${name}：${fault}`));
  expect(here).toEqual([]);
});

/** A migration tried only on empty tables has not been tested. */
it('what migrations touch held something real before or after them', () => {
  faults.push(...coverage.missing.map((one) => `${one} 没有内容`));
  expect(coverage.all.length).toBeGreaterThan(0);
  expect(coverage.missing).toEqual([]);
});
