import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@tests/support/free-port';
import { startOwnPostgres } from '@tests/support/startOwnPostgres';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';

/** The script that docs/operations.md tells operators to run. */
const SCRIPT = resolve(__dirname, '../../deploy/point-in-time.sh');
const NOBODY = 65_534;
const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

let folder: string;
let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let recovered: { path: string; url: string };

const ask = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
};

const run = (...order: string[]): void => {
  const { status, stderr } = spawnSync('sh', [SCRIPT, ...order], {
    ...who,
    cwd: folder,
    encoding: 'utf8',
    // Output is ignored, because a server left running would hold it open and keep this waiting.
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      WAL_FOLDER: join(folder, 'wal'),
      BASE_FOLDER: join(folder, 'base'),
      PGHOST: '127.0.0.1',
      PGPORT: String(postgres.port),
      PGUSER: 'owner',
    },
  });
  if (status !== 0) throw new Error(`${order.join(' ')}: ${stderr}`);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaichuang-point-in-time-'));
  for (const name of ['wal', 'base']) mkdirSync(join(folder, name));
  if ('uid' in who) for (const name of ['.', 'wal', 'base']) chownSync(join(folder, name), NOBODY, NOBODY);
  const archive = `WAL_FOLDER=${join(folder, 'wal')} sh ${SCRIPT} archive %p %f`;
  postgres = await startOwnPostgres({ settings: ['archive_mode=on', `archive_command=${archive}`] });
});
afterAll(async () => {
  if (recovered)
    spawnSync(join(postgres.bin, 'pg_ctl'), ['-D', recovered.path, '-m', 'immediate', 'stop'], who);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('brings the database back to the second before a mistake, in another folder [req:operate-restore]', async () => {
  await ask(postgres.url, 'create table note (text text)');
  await ask(postgres.url, "insert into note values ('在底子里')");
  run('base');
  await ask(postgres.url, "insert into note values ('在底子之后')");
  await delay(1500);
  const [mistake] = await ask(postgres.url, 'select extract(epoch from clock_timestamp())::float8');
  await ask(postgres.url, 'delete from note');
  await ask(postgres.url, "insert into note values ('误删之后')");
  const [last] = await ask(postgres.url, 'select pg_walfile_name(pg_switch_wal())');
  await waitFor(() => readdirSync(join(folder, 'wal')).includes(String(last)), 15_000);

  const port = await freePort();
  recovered = { path: join(folder, 'new'), url: `postgresql://owner@127.0.0.1:${port}/postgres` };
  const [day = ''] = readdirSync(join(folder, 'base'));
  // PostgreSQL takes no abbreviation of a zone here, and `Z` is one.
  const moment = new Date(Number(mistake) * 1000 - 1000).toISOString().replace('Z', '+00');
  run('recover', day, recovered.path, moment, '-o', `-p ${port} -k ${folder} -c fsync=off`);
  await waitFor(async () => (await ask(recovered.url, 'select pg_is_in_recovery()'))[0] === false, 15_000);

  expect(await ask(recovered.url, 'select text from note order by text')).toEqual(['在底子之后', '在底子里']);
  expect(await ask(postgres.url, 'select text from note')).toEqual(['误删之后']);
  expect(readFileSync(join(recovered.path, 'recovery.log'), 'utf8')).toContain('recovery stopping before');
});

it('a file of the log is kept once, and never replaced by another one of its name', async () => {
  const [name = ''] = readdirSync(join(folder, 'wal'));
  const before = readFileSync(join(folder, 'wal', name));

  run('archive', join(folder, 'wal', name), name);
  expect(() => run('archive', SCRIPT, name)).toThrow(name);

  expect(readFileSync(join(folder, 'wal', name)).equals(before)).toBe(true);
});
