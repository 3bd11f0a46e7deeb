import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { StatsFs } from 'node:fs';
import promises from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DAY_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { sweepBytes } from '@server/modules/attachment/sweep-uploads';
import { forgetOldExports, tellFinished } from '@server/modules/export/finished';
import { whenHandedOver } from '@server/modules/export/when-handed-over';
import { Workers } from '@server/modules/export/workers';
import { storageOf } from '@server/storage/open-storage';
import { EXPORT_KINDS } from '@server/wiring/export-kinds';
import { FILE_USES } from '@server/wiring/file-uses';
import { accountIdOf } from '@tests/support/accounts';
import { startService, type TestService } from '@tests/support/service';
import { waitFor } from '@tests/support/wait-for';

const EXPORT = '/prod-api/system/export';
const AT_ONCE = '/prod-api/cms/apply/list/export?format=csv';
const LIST = { kind: 'applications', query: { format: 'csv' } };

let service: TestService;
const people: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  service = await startService();
  for (const login of ['office', 'auditor', 'shenzhiyao'])
    people[login] = (await service.signIn(login)).headers;
});
afterAll(() => service.stop());
afterEach(() => service.db.pool.query('delete from export_job; delete from notification'));

const deps = () => ({ config: service.config, db: service.db, now: () => service.clock.now });
const call = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: unknown, who = 'office') =>
  service.call(method, `${EXPORT}${path}`, { headers: people[who], ...(body !== undefined && { body }) });
const begin = async (body: unknown = LIST, who = 'office') => (await call('POST', '', body, who)).body.data;
const insert = async (facts: Record<string, unknown>): Promise<number> => {
  const row = {
    account_id: await accountIdOf(service, 'office'),
    kind: 'applications',
    query: '{"format":"csv"}',
    ...facts,
  };
  const places = Object.keys(row).map((_, i) => `$${i + 1}`);
  const text = `insert into export_job (${Object.keys(row)}) values (${places}) returning id`;
  return (await service.db.pool.query<{ id: number }>(text, Object.values(row))).rows[0]?.id ?? 0;
};
const actsOn = async (target: string): Promise<string[]> =>
  (
    await service.db.kysely
      .selectFrom('auditEvent')
      .select('action')
      .where('target', '=', target)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

it('writes each kind at once, with the bytes of the call that answers the same at once', async () => {
  const { rows } = await service.db.pool.query<{ id: number }>('select id from period order by id limit 1');
  const asked = [
    [LIST, 'office', AT_ONCE],
    [
      { kind: 'ranking', query: { periodId: rows[0]?.id, format: 'csv' } },
      'office',
      `/prod-api/cms/review/ranking/export?periodId=${rows[0]?.id}&format=csv`,
    ],
    [
      { kind: 'audit', query: { format: 'csv', action: 'auth.login' } },
      'auditor',
      '/prod-api/monitor/audit/list/export?format=csv&action=auth.login',
    ],
  ] as const;
  for (const [body, who, address] of asked) {
    const job = await begin(body, who);
    expect(job).toMatchObject({ kind: body.kind, state: 'ready', reason: null });
    expect(job.done).toBe(job.total);
    const { response } = await call('GET', `/${job.id}/file`, undefined, who);
    expect(response.headers['content-disposition']).toContain(encodeURIComponent(job.fileName.slice(0, 4)));
    expect(response.rawPayload).toHaveLength(job.size);
    const atOnce = await service.call('GET', address, { headers: people[who] });
    expect(response.payload).toBe(atOnce.response.payload);
    expect(await actsOn(`export:${job.id}`)).toEqual(['export.start']);
  }
  for (const [kind, name, ending] of [
    ['ownData', '个人数据', 'json'],
    ['ownArchive', '个人数据与附件', 'zip'],
  ]) {
    const job = await begin({ kind }, 'shenzhiyao');
    expect(job).toMatchObject({ state: 'ready', total: null });
    expect(job.fileName).toMatch(new RegExp(`^${name}-\\d{8}-\\d{6}-${job.id}\\.${ending}$`));
    expect((await call('GET', `/${job.id}/file`, undefined, 'shenzhiyao')).response.rawPayload).toHaveLength(
      job.size,
    );
  }
});

it('names two of one kind apart, though they are made in the same second', async () => {
  const jobs = [await begin(), await begin()];
  const direct = async () => (await service.call('GET', AT_ONCE, { headers: people.office })).response;
  const names = [await direct(), await direct()].map(({ headers }) => headers['content-disposition']);

  expect(new Set([...names, ...jobs.map(({ fileName }) => fileName)]).size).toBe(4);
});

it('counts as fetched once the last byte is handed over, and not before', async () => {
  const noted: string[] = [];
  const note = async (who: string) => void noted.push(who);
  const whole = whenHandedOver(Readable.from(['a', 'b']), () => note('whole'));
  const cut = whenHandedOver(Readable.from(['a'.repeat(1e6), 'b'.repeat(1e6)]), () => note('cut'));
  const closed = once(cut, 'close');
  cut.once('data', () => cut.destroy());

  expect(await text(whole)).toBe('ab');
  await closed;
  expect(noted).toEqual(['whole']);
});

it('takes a query by the rules of that call, and nobody without its right', async () => {
  expect((await call('POST', '', LIST, 'shenzhiyao')).status).toBe(403);
  const wrong = await call('POST', '', { kind: 'applications', query: { format: 'doc', owner: 1 } });
  expect(wrong.status).toBe(400);
  expect(wrong.body.data.fields.map(({ path }: { path: string }) => path).sort()).toEqual([
    'query.format',
    'query.owner',
  ]);
  const period = { format: 'csv', from: '2026-11-30', until: '2026-11-01' };
  const reversed = await call('POST', '', { kind: 'audit', query: period }, 'auditor');
  expect([reversed.status, reversed.body.data.fields]).toEqual([
    400,
    [{ path: 'query.until', message: '截止时间应不早于起始时间' }],
  ]);
});

it('is there for nobody else, and asks for the right again when it is fetched', async () => {
  const { id } = await begin();
  for (const [method, path] of [
    ['GET', `/${id}`],
    ['GET', `/${id}/file`],
    ['DELETE', `/${id}`],
  ] as const)
    expect((await call(method, path, undefined, 'auditor')).status).toBe(404);

  const role = "where role_key = 'operator'";
  await service.db.pool.query(
    `update role set permissions = array_remove(permissions, 'cms:apply:list') ${role}`,
  );
  try {
    expect((await call('GET', `/${id}/file`)).status).toBe(403);
  } finally {
    await service.db.pool.query(
      `update role set permissions = array_append(permissions, 'cms:apply:list') ${role}`,
    );
  }
});

describe('one that takes longer than two seconds', () => {
  /** Blocks all reads of applications until the act is over. */
  const held = async (act: () => Promise<void>): Promise<void> => {
    const client = await service.db.pool.connect();
    try {
      await client.query('begin; lock table application in access exclusive mode');
      await act();
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  it('goes on by itself, and tells of its end whoever has not fetched it', async () => {
    let id = 0;
    await held(async () => {
      const job = await begin();
      expect(job).toMatchObject({ state: 'running', fileName: null });
      id = job.id;
      expect((await call('GET', `/${id}/file`)).status).toBe(409);
    });
    await waitFor(async () => (await call('GET', `/${id}`)).body.data.state === 'ready');

    const tell = (seconds: number) =>
      tellFinished(
        service.db,
        createSealer(service.config.dataKey.export()),
        new Date(service.clock.now.getTime() + seconds * 1000),
      );
    const notices = async () =>
      (await service.call('GET', '/prod-api/system/notification/list', { headers: people.office })).body.rows;
    await tell(1);
    expect(await notices()).toEqual([]);
    await tell(60);
    await tell(90);
    expect(await notices()).toEqual([
      expect.objectContaining({ title: '申报清单已导出', link: '/user/exports' }),
    ]);
  });

  it('leaves nothing behind when it is cancelled', async () => {
    const storage = await storageOf(service.config);
    const before = await storage.list(new Date(Date.now() + DAY_MS));
    await held(async () => {
      const { id } = await begin();
      expect((await call('DELETE', `/${id}`)).status).toBe(200);
      expect((await call('GET', `/${id}`)).status).toBe(404);
      expect(await actsOn(`export:${id}`)).toEqual(['export.start', 'export.cancel']);
    });
    await new Workers(deps(), EXPORT_KINDS).work();
    await waitFor(async () => {
      const now = await storage.list(new Date(Date.now() + DAY_MS));
      return now.length === before.length;
    });
    expect((await call('GET')).body.data).toEqual([]);
  });
});

it('is taken up again when the process that wrote it is gone, and left alone while it lives', async () => {
  const lost = { state: 'running', storage_key: randomUUID(), rows_done: 4000, attempts: 1 };
  const gone = await insert({ ...lost, lease_until: new Date(Date.now() - 1000) });
  const alive = await insert({
    ...lost,
    storage_key: randomUUID(),
    lease_until: new Date(Date.now() + 60_000),
  });
  await new Workers(deps(), EXPORT_KINDS).work();
  await waitFor(async () => (await call('GET', `/${gone}`)).body.data.state === 'ready');
  expect((await call('GET', `/${alive}`)).body.data).toMatchObject({ state: 'running', done: 4000 });
});

it('says why there is no file: too often broken off, or the right is gone', async () => {
  const broken = await insert({ kind: 'ranking', query: '{"periodId":"x","format":"csv"}', attempts: 2 });
  await expect(new Workers(deps(), EXPORT_KINDS).work()).rejects.toThrow();
  expect((await call('GET', `/${broken}`)).body.data).toMatchObject({ state: 'failed', reason: 'fault' });
  const without = await insert({ account_id: await accountIdOf(service, 'shenzhiyao') });
  await new Workers(deps(), EXPORT_KINDS).work();
  expect((await call('GET', `/${without}`, undefined, 'shenzhiyao')).body.data).toMatchObject({
    state: 'failed',
    reason: 'right',
  });
});

it('takes three at a time from one person', async () => {
  const lease = { state: 'running', lease_until: new Date(Date.now() + 60_000) };
  for (let n = 0; n < 3; n += 1) await insert(lease);
  const refused = await call('POST', '', LIST);
  expect(refused.status).toBe(409);
  expect(refused.body.errorCode).toBe('export.busy');
});

it('counts a start once, however often it is sent under one key', async () => {
  const start = (key: string) =>
    service.call('POST', EXPORT, {
      headers: { ...people.auditor, 'idempotency-key': key },
      body: { kind: 'ownData' },
    });
  const ids = new Set<number>();
  for (let n = 0; n < 12; n += 1) ids.add((await start('the-same-press')).body.data.id);
  expect(ids.size).toBe(1);
  for (let n = 2; n <= 10; n += 1) expect((await start(`another-press-${n}`)).status).toBe(200);
  expect((await start('one-too-many')).status).toBe(429);
});

it('begins none that the disk has no room for, and still answers for the one that was begun', async () => {
  const start = () =>
    service.call('POST', EXPORT, {
      headers: { ...people.office, 'idempotency-key': 'before-it-was-full' },
      body: LIST,
    });
  const { id } = (await start()).body.data;
  const full = jest.spyOn(promises, 'statfs').mockResolvedValue({ bavail: 15_000, bsize: 4096 } as StatsFs);
  try {
    const refused = await call('POST', '', LIST);
    expect(refused.status).toBe(507);
    expect(refused.body).toMatchObject({ errorCode: 'storage.full' });
    expect((await call('GET')).body.data).toHaveLength(1);
    expect((await start()).body.data.id).toBe(id);
  } finally {
    full.mockRestore();
  }
});

it('keeps the newest copy of a person, and each file for three days', async () => {
  const { id: first } = await begin({ kind: 'ownData' });
  const storage = await storageOf(service.config);
  const before = await storage.list();
  const { id: second } = await begin({ kind: 'ownData' });
  expect((await call('GET')).body.data.map(({ id }: { id: number }) => id)).toEqual([second]);
  expect((await call('GET', `/${first}/file`)).status).toBe(404);
  expect(await storage.list()).toHaveLength(before.length);

  const { storageKey } = await service.db.kysely
    .selectFrom('exportJob')
    .select('storageKey')
    .where('id', '=', second)
    .executeTakeFirstOrThrow();
  const at = (days: number): Date => new Date(service.clock.now.getTime() + days * DAY_MS);
  await sweepBytes(service.db, storage, FILE_USES, at(2));
  expect(await storage.size(storageKey ?? '')).toBeGreaterThan(0);
  await forgetOldExports(service.db, storage, at(2));
  expect((await call('GET', `/${second}/file`)).status).toBe(200);
  await forgetOldExports(service.db, storage, at(4));
  expect((await call('GET', `/${second}/file`)).status).toBe(404);
  expect(await storage.size(storageKey ?? '')).toBe(0);
});
