import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { waitFor } from '@tests/support/wait-for';
import { noteOf } from '../../scripts/support/note.mjs';

jest.setTimeout(300_000);

const ROOT = resolve(__dirname, '../..');
const SERVER = join(ROOT, 'dist/server');
const START_LIMIT_MS = 90_000;
const PASSPHRASE = randomBytes(18).toString('base64url');
const base = temporaryDirectory();
const original = join(base, 'original');
const restored = join(base, 'restored');
const file = join(base, 'whole.kcbackup');

const env = (dataDir: string, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  PORT: '0',
  DATA_DIR: dataDir,
  DEMO: 'true',
  LOG_LEVEL: 'fatal',
  BACKUP_PASSPHRASE: PASSPHRASE,
  ...more,
});

/** One of the two commands as an operator runs it. */
const run = (program: 'backup' | 'restore', args: string[], dataDir: string, more = {}) => {
  const options = { cwd: ROOT, env: env(dataDir, more), encoding: 'utf8' as const };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(SERVER, `${program}.js`), ...args],
    options,
  );
  return { status, output: stdout + stderr };
};

interface Running {
  child: ChildProcess;
  origin: string;
}
const start = async (dataDir: string): Promise<Running> => {
  const child = spawn(process.execPath, [join(SERVER, 'main.js')], {
    cwd: ROOT,
    env: env(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  await waitFor(() => text.includes('按 Ctrl+C 停止') || child.exitCode !== null, START_LIMIT_MS);
  const origin = /http:\/\/[\w.]+:\d+/.exec(text)?.[0];
  if (child.exitCode !== null || !origin) throw new Error(`The service did not start:\n${text}`);
  return { child, origin };
};
const stop = async ({ child }: Running): Promise<void> => {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const ask = async ({ origin }: Running, path: string, who: Record<string, string>, body?: unknown) => {
  const reply = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...who, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return {
    status: reply.status,
    ...((await reply.json()) as { data: Record<string, unknown>; rows: unknown[] }),
  };
};
const signIn = async (service: Running, username: string): Promise<Record<string, string>> => {
  const login = await ask(service, '/prod-api/auth/login', {}, { username, password: 'Chun-feng-28' });
  return { authorization: `Bearer ${String(login.data.access_token)}` };
};
const aNote = (number: number) => noteOf(`第 ${number} 条备份记录`);
const NOTES = '/prod-api/cms/content?cmsTypeKey=faq&state=draft&keyword=备份记录&pageSize=100';

let service: Running;
/** Number of notes acknowledged before the backup began, and of all notes sent. */
const notes = { before: 0, asked: 0 };

beforeAll(async () => {
  if (!existsSync(join(SERVER, 'backup.js'))) {
    throw new Error('Nothing is built: node scripts/start.mjs --build-only');
  }
  service = await start(original);
  const editor = await signIn(service, 'office');
  let acknowledged = 0;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      notes.asked += 1;
      const reply = await ask(service, '/prod-api/cms/content', editor, aNote(notes.asked));
      if (reply.status === 200) acknowledged += 1;
    }
  })();
  await waitFor(() => acknowledged > 3);
  notes.before = acknowledged;
  const backup = spawn(process.execPath, [join(SERVER, 'backup.js'), file], {
    cwd: ROOT,
    env: env(original),
    stdio: 'ignore',
  });
  const [code] = await once(backup, 'exit');
  isOver = true;
  await writing;
  if (code !== 0) throw new Error(`The backup ended with ${code}`);
});
afterAll(() => stop(service));

it('a backup made under writes comes back on an empty machine: people sign in, both chains hold', async () => {
  const { status, output } = run('restore', [file], restored);
  expect(output).toContain('恢复完成：每张表的校验和与每个附件的指纹都与备份相符');
  expect(status).toBe(0);
  const again = await start(restored);

  const editor = await signIn(again, 'office');
  const auditor = await signIn(again, 'auditor');
  const stored = (await ask(again, NOTES, editor)).rows.length;
  const log = await ask(again, '/prod-api/monitor/audit/verify', auditor);
  const receipts = await ask(again, '/prod-api/monitor/receipt/check', auditor, {});
  await stop(again);

  expect(stored).toBeGreaterThanOrEqual(notes.before);
  expect(stored).toBeLessThan(notes.asked);
  expect(log.data).toMatchObject({ intact: true });
  expect(receipts.data).toMatchObject({ status: 'intact', fault: null });
  expect(readdirSync(join(restored, 'uploads')).length).toBeGreaterThan(20);
});

it('a target that fills up is said, ends with a code and leaves nothing', () => {
  const folder = join(base, 'full');
  mkdirSync(folder);
  // Files of this shell may not exceed 64 kB, which has the effect of a full disk without being root.
  const line = `ulimit -f 64; exec "${process.execPath}" "${join(SERVER, 'backup.js')}" "${folder}"`;
  const { status, stderr } = spawnSync('bash', ['-c', line], {
    cwd: ROOT,
    env: env(original),
    encoding: 'utf8',
  });

  expect(stderr).toContain('磁盘空间不足');
  expect([status, readdirSync(folder)]).toEqual([1, []]);
});

it('a backup of a service that is stopped is made as well, and leaves it stopped', async () => {
  await stop(service);
  const folder = join(base, 'stopped.kcbackup');

  const { status, output } = run('backup', [folder], original);

  expect(output).toContain('备份已写成');
  expect([status, existsSync(join(original, 'postgres/cluster/postmaster.pid'))]).toEqual([0, false]);
  expect(run('restore', ['--check', folder], join(base, 'nowhere'))).toMatchObject({ status: 0 });
  expect(existsSync(join(base, 'nowhere'))).toBe(false);
});

describe('the restore command refuses, says why in Chinese, and touches nothing', () => {
  const place = join(base, 'untouched');
  const bad = join(base, 'bad.kcbackup');
  const refusal = (args: string[], more = {}) => {
    const { status, output } = run('restore', args, place, more);
    return { status, output, isTouched: existsSync(place) };
  };

  it('a passphrase that is another', () => {
    expect(refusal([file], { BACKUP_PASSPHRASE: `${PASSPHRASE}x` })).toEqual({
      status: 65,
      isTouched: false,
      output: '备份口令不对，打不开这个文件。没有改动任何数据。\n',
    });
  });

  it('a file that was changed, cut off, or is no backup', () => {
    const whole = readFileSync(file);
    const changed = Buffer.from(whole);
    changed[whole.length >> 1] = (changed[whole.length >> 1] ?? 0) ^ 1;
    for (const [bytes, reason] of [
      [changed, '被改动过'],
      [whole.subarray(0, whole.length >> 1), '不完整'],
      [Buffer.from('PK'), '不是开创专项的备份文件'],
    ] as const) {
      writeFileSync(bad, bytes);
      expect(refusal([bad])).toEqual({
        status: 65,
        isTouched: false,
        output: expect.stringContaining(reason),
      });
    }
  });

  it('a place that is not empty', () => {
    const before = readdirSync(original).sort();

    const { status, output } = run('restore', [file], original);

    expect([status, readdirSync(original).sort()]).toEqual([65, before]);
    expect(output).toContain('不是空的');
  });

  it('a passphrase that is not given, and a file that is not there', () => {
    expect(refusal([file], { BACKUP_PASSPHRASE: '' })).toMatchObject({ status: 78, isTouched: false });
    expect(refusal([join(base, 'none')])).toMatchObject({ status: 78, isTouched: false });
  });
});

it('what a killed restore leaves is taken for nothing: no service starts there, no restore goes on', async () => {
  const place = join(base, 'killed');
  const child = spawn(process.execPath, [join(SERVER, 'restore.js'), file], {
    cwd: ROOT,
    env: env(place),
    stdio: 'ignore',
  });
  const pidFile = join(place, 'postgres/cluster/postmaster.pid');
  await waitFor(() => existsSync(pidFile), START_LIMIT_MS);
  child.kill('SIGKILL');
  await once(child, 'exit');
  // Its database outlives it by up to a minute; nobody needs it.
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');

  await expect(start(place)).rejects.toThrow('恢复没有做完');
  expect(run('restore', [file], place)).toMatchObject({
    status: 65,
    output: expect.stringContaining('恢复没有做完'),
  });
});
