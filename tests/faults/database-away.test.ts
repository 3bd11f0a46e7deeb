import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brokenInvariants } from '@tests/support/brokenInvariants';
import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';
import { startFaultProxy } from '@tests/support/startFaultProxy';
import { startOwnPostgres } from '@tests/support/startOwnPostgres';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';
import { noteOf } from '../../scripts/support/note.mjs';

jest.setTimeout(120_000);

const PUBLIC = '/prod-api/cms/open/cmsHomepage';
const PRIVATE = '/prod-api/system/user/getInfo';
const HEALED_MS = 20_000;

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let service: BuiltService;
let editor: Record<string, string>;
let notes = 0;
const acknowledged: string[] = [];

interface Answer {
  status: number;
  headers: Headers;
  body: { code?: number; errorCode?: string; msg?: string; rows?: { title: string }[]; data?: unknown };
}
const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(service.address + path, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') ? JSON.parse(text) : {},
  };
};
const signedIn = (path: string): Promise<Answer> => ask(path, { headers: editor });

/** Writes a note of its own, and remembers it if the service acknowledges it. */
const write = async (): Promise<Answer> => {
  notes += 1;
  const title = `第 ${notes} 条故障记录`;
  const answer = await ask('/prod-api/cms/content', {
    method: 'POST',
    headers: { ...editor, 'content-type': 'application/json', 'idempotency-key': `fault-note-${notes}` },
    body: JSON.stringify(noteOf(title)),
  });
  if (answer.status === 200) acknowledged.push(title);
  return answer;
};

const BUSY = '抱歉，服务维护或繁忙，请稍后重试';
/** The answer to a write with an idempotency key whose outcome is unknown because the database went away. */
const OPEN = '抱歉，服务没有回应，结果未知；可以放心再次提交，不会重复处理';

const expectBusy = ({ status, headers, body }: Answer, said = [BUSY]): void => {
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(5);
  expect(said).toContain(body.msg);
};

/** Ten writers until `over`; each answer is an acknowledgement or a plain "busy". */
const writeThrough = async (fault: () => Promise<void>): Promise<Answer[]> => {
  const answers: Answer[] = [];
  let isOver = false;
  const writers = Array.from({ length: 10 }, async () => {
    while (!isOver) {
      answers.push(await write());
      await delay(20);
    }
  });
  await delay(300);
  await fault();
  await delay(300);
  isOver = true;
  await Promise.all(writers);
  return answers;
};

const healed = async (): Promise<void> => {
  proxy.recover();
  await waitFor(async () => (await ask('/health/ready')).status === 200, HEALED_MS);
  await waitFor(async () => (await write()).status === 200, HEALED_MS);
};

const storedNotes = async (): Promise<string[]> => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(`select title from content where title like '%条故障记录' order by id`);
  await client.end();
  return rows.map(({ title }) => title);
};

beforeAll(async () => {
  postgres = await startOwnPostgres();
  proxy = await startFaultProxy({ host: '127.0.0.1', port: postgres.port });
  const url = new URL(postgres.url);
  url.port = String(proxy.port);
  service = await startBuiltService({ DATABASE_URL: url.href, LOG_LEVEL: 'fatal', TZ: 'America/New_York' });
  await waitFor(async () => (await ask('/health/ready')).status === 200);
  const login = await ask('/prod-api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'office', password: 'Chun-feng-28' }),
  });
  editor = { authorization: `Bearer ${(login.body.data as { access_token: string }).access_token}` };
  for (const seen of [PUBLIC, '/env.js']) expect((await ask(seen)).status).toBe(200);
});

afterEach(async () => {
  await healed();
  const stored = await storedNotes();
  expect(stored.length).toBe(new Set(stored).size);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(await brokenInvariants(postgres.url, join(service.dataDir, 'uploads'))).toEqual([]);
});

afterAll(async () => {
  await service?.stop();
  await proxy?.stop();
  await postgres?.stop();
});

describe('a process that thinks it is in New York', () => {
  it('keeps the deadlines of Beijing [req:fault-f17]', async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query(
      `select to_char(apply_end at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"') as at from period`,
    );
    await client.end();

    const { body } = await ask('/prod-api/cms/period/list');

    const said = (body.rows as unknown as { applyEnd: string }[]).map(({ applyEnd }) => applyEnd);
    expect(said.sort()).toEqual(rows.map(({ at }) => at).sort());
  });
});

describe.each([
  ['restarted [req:fault-f03]', 'SIGINT'],
  ['killed in the middle of its work [req:fault-f04]', 'SIGQUIT'],
] as const)('a database that is %s', (_, signal) => {
  it('costs its writers a moment and nobody a word', async () => {
    const answers = await writeThrough(async () => {
      await postgres.end(signal);
      await delay(1500);
      await postgres.startAgain();
      await waitFor(async () => (await write()).status === 200, HEALED_MS);
    });

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const answer of answers.filter(({ status }) => status === 503)) expectBusy(answer, [BUSY, OPEN]);
  });
});

describe('while the database is down', () => {
  it('public pages stand, with what they said last, and everything else says that it is busy [req:fault-f05]', async () => {
    proxy.shut();

    const [visitor, member] = [await ask(PUBLIC), await signedIn(PUBLIC)];
    const page = await ask('/demand', { headers: { accept: 'text/html' } });

    const script = await ask('/env.js');

    expect([visitor.status, member.status, page.status, script.status]).toEqual([200, 200, 200, 200]);
    expect(Number(visitor.headers.get('age'))).toBeGreaterThanOrEqual(0);
    expect(visitor.body.data).toEqual(member.body.data);
    expectBusy(await signedIn(PRIVATE));
    expectBusy(await write());
    expect((await ask('/health/live')).status).toBe(200);
    expect((await ask('/health/ready')).status).toBe(503);
  });
});

describe('a database that has fallen silent', () => {
  it('leaves nobody waiting for ever, and nothing that was acknowledged is lost [req:fault-f07]', async () => {
    proxy.fallSilent();

    const answers = await Promise.all([...Array.from({ length: 15 }, write), signedIn(PRIVATE)]);

    for (const answer of answers) expectBusy(answer, [BUSY, OPEN]);
    expect((await ask('/health/live')).status).toBe(200);
  });
});

describe('a database that is slow by half a second', () => {
  it('answers everybody, or says that it is busy, and nobody waits behind the rest [req:fault-f07]', async () => {
    proxy.slowBy(250);

    const one = await signedIn(PRIVATE);
    const many = await Promise.all(Array.from({ length: 60 }, () => signedIn(PRIVATE)));

    expect(one.status).toBe(200);
    for (const answer of many.filter(({ status }) => status !== 200)) expectBusy(answer);
    expect((await ask('/health/live')).status).toBe(200);
  });
});

describe('a pool of which every connection is held', () => {
  it('says that it is busy, and the service is alive [req:fault-f06]', async () => {
    const holder = new pg.Client({ connectionString: postgres.url });
    await holder.connect();
    await holder.query('begin; lock table session in access exclusive mode');

    const answers = await Promise.all(Array.from({ length: 25 }, () => signedIn(PRIVATE)));
    const alive = await ask('/health/live');
    await holder.query('rollback');
    await holder.end();

    for (const answer of answers) expectBusy(answer);
    expect(new Set(answers.map(({ body }) => body.errorCode))).toEqual(
      new Set(['db.slow', 'db.unavailable']),
    );
    expect(alive.status).toBe(200);
  });
});
