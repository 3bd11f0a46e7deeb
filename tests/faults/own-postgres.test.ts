import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startOwnPostgres } from '@tests/support/startOwnPostgres';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';

const ROOT = resolve(__dirname, '../..');
const START_LIMIT_MS = 60_000;

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let dataDir: string;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-own-'));
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  origin: string;
  output: () => string;
}

/** The one-command start, which finds app and service already built. */
async function start(databaseUrl: string): Promise<Started> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  await waitFor(() => text.includes('按 Ctrl+C 停止') || child.exitCode !== null, START_LIMIT_MS);
  return { child, origin: /http:\/\/[\w.]+:\d+/.exec(text)?.[0] ?? '', output: () => text };
}

const stop = async ({ child }: Started): Promise<number | null> => {
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
};

/** Creation time of each period; if the demo data were filled in anew, the times would differ. */
const periodsOf = async ({ origin }: Started): Promise<string[]> => {
  const reply = await fetch(`${origin}/prod-api/cms/period/list`);
  const { rows } = (await reply.json()) as { rows: { id: number; createTime: string }[] };
  return rows.map(({ id, createTime }) => `${id} ${createTime}`);
};

it('starts on a PostgreSQL of the system, makes none of its own, and finds its rows again', async () => {
  const first = await start(postgres.url);
  const before = await periodsOf(first);
  expect(await stop(first)).toBe(0);
  const second = await start(postgres.url);
  const after = await periodsOf(second);
  expect(await stop(second)).toBe(0);

  expect(Number(postgres.version)).toBeGreaterThanOrEqual(15);
  expect(before.length).toBeGreaterThan(0);
  expect(after).toEqual(before);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

it('leaves the server of somebody else running when it stops', async () => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as n from period');
  await client.end();

  expect(rows[0].n).toBeGreaterThan(0);
});

it('says that it cannot reach the database, and ends with a code', async () => {
  const { child, output } = await start('postgresql://owner@127.0.0.1:1/postgres');

  expect(child.exitCode).toBe(69);
  expect(output()).toContain('DATABASE_URL');
});
