import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { say } from '@contract/sentences/sentence';
import { unprocessable } from '@server/errors/app-error';
import { StorageAway } from '@server/errors/storage-away';
import { Workers } from '@server/modules/export/workers';
import type { FileStorage } from '@server/storage/file-storage';
import { storageOf } from '@server/storage/open-storage';
import { EXPORT_KINDS } from '@server/wiring/export-kinds';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let storage: FileStorage;
beforeAll(async () => {
  service = await startService();
  storage = await storageOf(service.config);
  await service.db.pool.query('delete from export_job');
});
afterAll(() => service.stop());
afterEach(async () => {
  jest.restoreAllMocks();
  await service.db.pool.query('delete from export_job');
});

/** One process of several. */
const aReplica = () =>
  new Workers({ config: service.config, db: service.db, now: () => service.clock.now }, EXPORT_KINDS);
const insert = async (attempts = 0): Promise<number> => {
  const { rows } = await service.db.pool.query<{ id: number }>(
    `insert into export_job (account_id, kind, query, attempts)
     select id, 'applications', '{"format":"csv"}', $1 from account where login = 'office' returning id`,
    [attempts],
  );
  return rows[0]?.id ?? 0;
};
const rowOf = (id: number) =>
  service.db.kysely.selectFrom('exportJob').selectAll().where('id', '=', id).executeTakeFirst();

interface Ending {
  what: string;
  act: (id: number, replica: Workers) => unknown;
  /** Null where no row is left. */
  row: Record<string, unknown> | null;
  /** The row if the file was complete before that. */
  whole?: Record<string, unknown>;
}
const TAKEN_OVER = randomUUID();
const ENDINGS: Ending[] = [
  {
    what: 'cancelled',
    act: (id) => service.db.pool.query('delete from export_job where id = $1', [id]),
    row: null,
  },
  {
    what: 'taken for dead and begun by another replica',
    act: (id) =>
      service.db.pool.query('update export_job set storage_key = $2, attempts = 2 where id = $1', [
        id,
        TAKEN_OVER,
      ]),
    row: { state: 'running', attempts: 2, storageKey: TAKEN_OVER, fileName: null },
  },
  {
    what: 'broken off by the end of its process',
    act: (_id, replica) => void replica.stop(),
    row: { state: 'waiting', attempts: 0, storageKey: null },
    whole: { state: 'ready', attempts: 1 },
  },
];
/** What happens to the requester, and to the file, which they could no longer download. */
const LOST = { state: 'failed', reason: 'right', storageKey: null };
const ASKERS: [what: string, change: string, undo: string, row: Record<string, unknown>][] = [
  [
    'whose asker is stopped',
    `update account set status = 'disabled' where login = 'office'`,
    `update account set status = 'active' where login = 'office'`,
    LOST,
  ],
  [
    'whose asker loses the role',
    `delete from account_role using account, role where account.id = account_id and role.id = role_id
       and login = 'office' and role_key = 'operator'`,
    `insert into account_role (account_id, role_id)
     select account.id, role.id from account, role where login = 'office' and role_key = 'operator'`,
    LOST,
  ],
  [
    'whose asker changes the unit',
    `update account set unit_id = (select max(id) from unit) where login = 'office'`,
    `update account set unit_id = null where login = 'office'`,
    { state: 'ready' },
  ],
];

/** Whether the writer notices while it is writing, or only after the last byte. */
const MOMENTS = ['while bytes still come', 'when the last byte is there'] as const;

describe.each(MOMENTS)('an export that, %s, is', (moment) => {
  const isWhole = moment === 'when the last byte is there';

  it.each(ENDINGS)('$what leaves nothing behind', async ({ act, row, whole = row }) => {
    const before = await storage.list();
    const { put } = storage;
    let acted: Promise<unknown> = Promise.resolve();
    const id = await insert();
    const replica = aReplica();
    jest.spyOn(storage, 'put').mockImplementationOnce(async (key, bytes) => {
      const closed = once(bytes as Readable, 'close');
      if (isWhole) await put(key, bytes);
      acted = Promise.resolve(act(id, replica));
      await (isWhole ? acted : closed.catch(() => undefined));
      if (!isWhole) await put(key, bytes);
    });
    await replica.work();
    await acted;
    const left = await rowOf(id);
    const wanted = isWhole ? whole : row;
    expect(left ?? null).toEqual(wanted && expect.objectContaining(wanted));
    const kept = left?.state === 'ready' ? [left.storageKey] : [];
    expect((await storage.list()).sort()).toEqual([...before, ...kept].sort());
  });
});

describe.each(ASKERS)('an export %s', (_what, change, undo, row) => {
  afterEach(() => service.db.pool.query(undo));

  it.each(['before it begins', ...MOMENTS])('%s costs no room', async (moment) => {
    const before = await storage.list();
    const { put } = storage;
    const id = await insert();
    const turn = async (): Promise<void> => void (await service.db.pool.query(change));
    if (moment === 'before it begins') await turn();
    else
      jest.spyOn(storage, 'put').mockImplementationOnce(async (key, bytes) => {
        const closed = once(bytes as Readable, 'close').catch(() => undefined);
        if (moment === MOMENTS[1]) await put(key, bytes);
        await turn();
        if (moment === MOMENTS[1]) return;
        if (row === LOST) await closed;
        await put(key, bytes);
      });
    await aReplica().work();
    const left = await rowOf(id);
    expect(left).toMatchObject(row);
    const kept = left?.state === 'ready' ? [left.storageKey] : [];
    expect((await storage.list()).sort()).toEqual([...before, ...kept].sort());
  });
});

const away = () => Promise.reject(new StorageAway('没有应答', 'unreachable', null));
interface Fault {
  what: string;
  put?: FileStorage['put'];
  attempts: number;
  row: Record<string, unknown>;
  /** Whether the operator is informed. */
  told: boolean;
}
const full = () => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
const FAULTS: Fault[] = [
  { what: 'the store is away', put: away, attempts: 0, row: { state: 'waiting', attempts: 1 }, told: true },
  { what: 'the disk is full', put: full, attempts: 1, row: { state: 'waiting', attempts: 2 }, told: true },
  {
    what: 'the store is away for the third time',
    put: away,
    attempts: 2,
    row: { state: 'failed', reason: 'fault' },
    told: true,
  },
  {
    what: 'three processes died over it',
    attempts: 3,
    row: { state: 'failed', reason: 'fault' },
    told: false,
  },
  {
    what: 'it has too many rows',
    put: () => Promise.reject(unprocessable(say('export.too_many', { limit: 100_000 }))),
    attempts: 0,
    row: { state: 'failed', reason: 'rows' },
    told: false,
  },
];

it.each(FAULTS)('says what becomes of it: $what', async ({ put, attempts, row, told }) => {
  const id = await insert(attempts);
  if (put) jest.spyOn(storage, 'put').mockImplementation(put);
  // A store that is unavailable cannot delete either.
  if (put === away) jest.spyOn(storage, 'remove').mockImplementation(away);
  const working = aReplica().work();
  await (told ? expect(working).rejects.toThrow() : expect(working).resolves.toBeUndefined());
  expect(await rowOf(id)).toMatchObject({ ...row, storageKey: null });
});

it('breaks off before the disk is filled to its last byte, and begins again later', async () => {
  const id = await insert();
  const before = await storage.list();
  const { put } = storage;
  jest.spyOn(storage, 'put').mockImplementationOnce(async (key, bytes) => {
    jest.spyOn(storage, 'room').mockResolvedValue(1);
    // As for large files, the lease is renewed before the end.
    await once(bytes as Readable, 'close').catch(() => undefined);
    await put(key, bytes);
  });
  await expect(aReplica().work()).rejects.toMatchObject({ errorCode: 'storage.full' });
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 1, storageKey: null });
  expect(await storage.list()).toEqual(before);
});

it('writes the others where one breaks off, and each of them once however many replicas write', async () => {
  const ids = [await insert(), await insert(), await insert(), await insert()];
  const put = jest.spyOn(storage, 'put').mockImplementationOnce(full);
  const ends = await Promise.allSettled([1, 2, 3].map(() => aReplica().work()));
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  const states = await Promise.all(ids.map(async (id) => (await rowOf(id))?.state));
  expect(states.sort()).toEqual(['ready', 'ready', 'ready', 'waiting']);
  expect(put).toHaveBeenCalledTimes(4);
});

it('is a file until its last day is over, and answers 503 while the store is away', async () => {
  const { headers } = await service.signIn('office');
  const id = await insert();
  await aReplica().work();
  const path = `/prod-api/system/export/${id}`;
  const get = (address: string) => service.call('GET', address, { headers });
  jest.spyOn(storage, 'size').mockImplementationOnce(away);
  expect((await get(`${path}/file`)).status).toBe(503);
  expect(await rowOf(id)).toMatchObject({ fetchedAt: null });
  expect((await get(`${path}/file`)).status).toBe(200);

  const { finishedAt } = (await rowOf(id)) ?? {};
  await service.db.pool.query("update export_job set finished_at = $1::timestamptz - interval '3 days'", [
    finishedAt,
  ]);
  for (const address of [path, `${path}/file`]) expect((await get(address)).status).toBe(404);
  expect((await get('/prod-api/system/export')).body.data).toEqual([]);
});

it('is there for whoever has yet to agree to the texts in force', async () => {
  await service.db.pool.query(
    "delete from consent where account_id = (select id from account where login = 'office')",
  );
  const { headers } = await service.signIn('office');
  const begin = () => service.call('POST', '/prod-api/system/export', { headers, body: { kind: 'ownData' } });
  const { status, body } = await begin();
  expect(status).toBe(200);
  expect((await service.call('DELETE', `/prod-api/system/export/${body.data.id}`, { headers })).status).toBe(
    200,
  );
});
