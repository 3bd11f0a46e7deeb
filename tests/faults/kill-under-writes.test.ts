import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brokenInvariants } from '@tests/support/brokenInvariants';
import { freePort } from '@tests/support/free-port';
import { waitFor } from '@tests/support/wait-for';
import { noteOf } from '../../scripts/support/note.mjs';
import { embeddedDatabaseUrl } from './embeddedDatabaseUrl';

// Thirty starts beside other tests: only what hangs comes near.
jest.setTimeout(900_000);

const ROOT = resolve(__dirname, '../..');
const MAIN = join(ROOT, 'dist/server/main.js');
const KILLS = 30;
const START_LIMIT_MS = 120_000;
/** Fields of three people, each written by a loop of its own. */
const PATHS = ['base.title', 'base.summary', 'plan.basis'] as const;
type Path = (typeof PATHS)[number];

let dataDir: string;
let origin: string;
let child: ChildProcess;
let headers: Record<string, string>;
let editor: Record<string, string>;
let applicationId: number;
const acknowledged: Record<Path, number> = { 'base.title': 0, 'base.summary': 0, 'plan.basis': 0 };
const attempted: Record<Path, number> = { 'base.title': 0, 'base.summary': 0, 'plan.basis': 0 };

const start = async (): Promise<void> => {
  child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: new URL(origin).port,
      DATA_DIR: dataDir,
      DEMO: 'true',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  await waitFor(() => text.includes('按 Ctrl+C 停止') || child.exitCode !== null, START_LIMIT_MS);
  if (child.exitCode !== null) throw new Error(`The service did not start:\n${text}`);
};

const ask = async (
  method: string,
  path: string,
  body?: unknown,
  who: Record<string, string> = headers,
): Promise<{ status: number; data: unknown }> => {
  const response = await fetch(origin + path, {
    method,
    headers: { ...who, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, data: ((await response.json()) as { data: unknown }).data };
};

interface Stored {
  sections: { base: { title: string | null; summary: string | null }; plan: { basis: string | null } };
}
const storedNumbers = async (): Promise<Record<Path, number>> => {
  const { data } = await ask('GET', `/prod-api/cms/apply/${applicationId}`);
  const { base, plan } = (data as Stored).sections;
  return {
    'base.title': Number(base.title),
    'base.summary': Number(base.summary),
    'plan.basis': Number(plan.basis),
  };
};

/** Writes the next number until the service dies, and notes which were acknowledged. */
const writeUntilDeath = async (path: Path, isDead: () => boolean): Promise<void> => {
  while (!isDead()) {
    attempted[path] += 1;
    const value = String(attempted[path]);
    const change = { path, base: null, value };
    try {
      const { status } = await ask('PATCH', `/prod-api/cms/apply/${applicationId}/draft`, {
        changes: [change],
        resolve: [path],
      });
      if (status === 200) acknowledged[path] = attempted[path];
    } catch {
      return; // the connection broke: nothing was promised
    }
  }
};

/** Records that are created, not changed: each with its own idempotency key, sent again until it is acknowledged. */
const created = { acknowledged: 0, attempted: 0 };
const titleOf = (number: number): string => `第 ${number} 条断电记录`;

async function createUntilDeath(isDead: () => boolean): Promise<void> {
  while (!isDead()) {
    if (created.attempted === created.acknowledged) created.attempted += 1;
    const number = created.attempted;
    const note = noteOf(titleOf(number));
    try {
      const key = { ...editor, 'idempotency-key': `power-cut-${number}` };
      const { status } = await ask('POST', '/prod-api/cms/content', note, key);
      if (status === 200) created.acknowledged = number;
    } catch {
      return; // the same number under the same key comes again after the start
    }
  }
}

/** How often each number is there: the list is read page by page. */
async function storedNotes(): Promise<string[]> {
  const titles: string[] = [];
  for (let page = 1; ; page++) {
    const url = `${origin}/prod-api/cms/content?cmsTypeKey=faq&state=draft&keyword=断电记录&pageSize=100&pageNum=${page}`;
    const reply = await fetch(url, { headers: editor });
    const { rows } = (await reply.json()) as { rows: { title: string }[] };
    titles.push(...rows.map(({ title }) => title));
    if (rows.length < 100) return titles;
  }
}

const signIn = async (username: string): Promise<Record<string, string>> => {
  const login = await ask('POST', '/prod-api/auth/login', {
    username,
    password: 'Chun-feng-28',
    ...(username === 'office' ? {} : { remember: true }),
  });
  return { authorization: `Bearer ${(login.data as { access_token: string }).access_token}` };
};

beforeAll(async () => {
  if (!existsSync(MAIN)) throw new Error('Nothing is built: node scripts/start.mjs --build-only');
  dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-kills-'));
  origin = `http://127.0.0.1:${await freePort()}`;
  headers = {};
  await start();
  headers = await signIn('gumingqian');
  editor = await signIn('office');
  // Wait for the demo's exports, because a kill would leave half of one, which is only cleaned up the next day.
  await waitFor(async () => {
    await delay(500);
    const { data } = await ask('GET', '/prod-api/system/export', undefined, editor);
    return (data as { state: string }[]).every(({ state }) => state === 'ready');
  }, START_LIMIT_MS);
  const periods = await fetch(`${origin}/prod-api/cms/period/list/open`).then(
    (reply) => reply.json() as Promise<{ rows: { id: number }[] }>,
  );
  const application = await ask('POST', '/prod-api/cms/apply', { periodId: periods.rows[0]?.id });
  applicationId = (application.data as { id: number }).id;
});

afterAll(async () => {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

it(`keeps every acknowledged write through ${KILLS} kills at random moments`, async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    let dead = false;
    const isDead = (): boolean => dead;
    const before = { ...acknowledged, notes: created.acknowledged };
    const eachHasWritten = () =>
      created.acknowledged > before.notes && PATHS.every((path) => acknowledged[path] > before[path]);
    const writers = [...PATHS.map((path) => writeUntilDeath(path, isDead)), createUntilDeath(isDead)];
    // Wait until every writer has something to lose, however busy the machine is.
    await waitFor(eachHasWritten, START_LIMIT_MS);
    await delay(Math.random() * 250);
    child.kill('SIGKILL');
    dead = true;
    await Promise.all([once(child, 'exit'), ...writers]);
    await start();
    const stored = await storedNumbers();
    for (const path of PATHS) {
      expect(stored[path]).toBeGreaterThanOrEqual(acknowledged[path]);
      expect(stored[path]).toBeLessThanOrEqual(attempted[path]);
    }
  }
  expect(await brokenInvariants(embeddedDatabaseUrl(dataDir), join(dataDir, 'uploads'))).toEqual([]);

  const notes = await storedNotes();
  const promised = Array.from({ length: created.acknowledged }, (_, index) => titleOf(index + 1));
  expect(notes.length).toBe(new Set(notes).size);
  expect(notes).toEqual(expect.arrayContaining(promised));
});
