import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DAY_MS } from '@contract/time-units';
import { build } from '@server/app';
import { moveFiles } from '@server/backup/move-files';
import { createDatabase, type Database } from '@server/db/database';
import { checkStorage } from '@server/modules/attachment/check-storage';
import { drawUploaded } from '@server/modules/attachment/service';
import { expireUploads, forgetUnused, sweepBytes } from '@server/modules/attachment/sweep-uploads';
import { createDiskStorage } from '@server/storage/disk-storage';
import type { FileStorage } from '@server/storage/file-storage';
import { createObjectStorage } from '@server/storage/object-storage';
import { FILE_USES } from '@server/wiring/file-uses';
import { aPng } from '@tests/support/a-png';
import { anEmptyPlace, backUp, check, silent } from '@tests/support/backups';
import { clearTables } from '@tests/support/clear-tables';
import { type ObjectStore, startObjectStore } from '@tests/support/object-store/startObjectStore';
import { aPdf } from '@tests/support/sample-files';
import { startService, type TestService } from '@tests/support/service';
import { startFaultProxy } from '@tests/support/startFaultProxy';
import { listening, uploader } from '@tests/support/uploads';
import { waitFor } from '@tests/support/wait-for';
import { unzipSync } from 'fflate';
import pg from 'pg';

const MB = 1024 * 1024;
let store: ObjectStore;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let service: TestService;
let other: { db: Database; app: TestService['app']; origin: string };
let storage: FileStorage;
let origin: string;
let headers: Record<string, string>;
let shen: ReturnType<typeof uploader>;
const folder = mkdtempSync(join(tmpdir(), 'kaichuang-stored-'));

beforeAll(async () => {
  store = await startObjectStore();
  proxy = await startFaultProxy({ host: '127.0.0.1', port: store.port });
  const { bucket } = await store.aBucket();
  const address = store.addressOf(bucket, proxy.port);
  service = await startService({ config: { store: address } });
  // The demo's files are in a folder that this service does not use.
  await clearTables(service.db, 'file');
  origin = await listening(service);
  const db = createDatabase(service.databaseUrl, { max: 4, statementTimeoutMs: 5000 });
  const app = await build({ config: service.config, db, now: () => service.clock.now });
  other = { db, app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
  storage = await createObjectStorage(address);
  headers = (await service.signIn('shenzhiyao')).headers;
  shen = uploader(origin, headers);
});
afterAll(async () => {
  await other.app.close();
  await other.db.close();
  await service.stop();
  await proxy.stop();
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

const bodyOf = async (reply: Response): Promise<Buffer> => Buffer.from(await reply.arrayBuffer());
const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

it('takes an upload in pieces over two replicas, and hands it out whole and in part, to whoever may read it', async () => {
  const bytes = aPdf(5 * MB);
  const there = uploader(other.origin, headers);
  const url = (await shen.create('技术路线.pdf', bytes.length)).headers.get('location') ?? '';

  await shen.piece(url, 0, bytes.subarray(0, 2 * MB));
  expect(await there.offset(url)).toBe(2 * MB);
  await there.piece(url, 2 * MB, bytes.subarray(2 * MB, 4 * MB));
  await shen.piece(url, 4 * MB, bytes.subarray(4 * MB));

  const id = idOf(url);
  expect((await shen.facts(id)).body).toMatchObject({ state: 'ready', size: bytes.length });
  expect((await bodyOf(await there.download(id))).equals(bytes)).toBe(true);
  const part = await shen.download(id, { range: 'bytes=100-199' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
  expect((await bodyOf(part)).equals(bytes.subarray(100, 200))).toBe(true);
  const stranger = uploader(origin, (await service.signIn('gumingqian')).headers);
  expect((await stranger.download(id)).status).toBe(404);
});

it('takes a whole file in one request, puts it into the personal copy, and draws a picture from it', async () => {
  const picture = await aPng(1200, 800);
  const { body } = await service.call('POST', '/api/attachments.json?name=%E5%9B%BE.png&purpose=picture', {
    headers: {
      ...headers,
      'content-type': 'application/octet-stream',
      'content-length': String(picture.length),
    },
    body: picture,
  });
  expect(body).toMatchObject({ state: 'ready' });

  expect((await drawUploaded(service, body.id, 'figure', '480')).length).toBeGreaterThan(100);
  const { response } = await service.call('GET', '/api/users/export.zip', { headers });
  expect(Buffer.from(unzipSync(response.rawPayload)['files/图.png'] ?? []).equals(picture)).toBe(true);
});

it('keeps nothing of what is refused, given up, or named by nobody', async () => {
  const refused = await shen.upload('假的.pdf', Buffer.from('not a pdf at all'));
  const url = (await shen.create('半份.pdf', 3 * MB)).headers.get('location') ?? '';
  await shen.piece(url, 0, aPdf(3 * MB).subarray(0, MB));
  await service.db.pool.query("update file set updated_at = updated_at - interval '2 days' where id = $1", [
    idOf(url),
  ]);
  const loose = randomUUID();
  await storage.put(loose, Readable.from([Buffer.from('of no row')]));
  expect((await storage.list()).includes(refused.id)).toBe(false);

  const { db } = service;
  expect(await expireUploads(db, storage, FILE_USES, new Date())).toBe(1);
  await forgetUnused(db, storage, new Date(Date.now() + 30 * DAY_MS));
  await sweepBytes(db, storage, FILE_USES, new Date(Date.now() + 30 * DAY_MS));

  expect(await storage.list()).toEqual([]);
});

it('is backed up from one store and restored into another', async () => {
  const bytes = aPdf(300_000);
  const { id } = await shen.upload('备份.pdf', bytes);
  const path = join(folder, 'one.kcbackup');
  const { manifest } = await backUp(service, path, { storage });
  const target = await anEmptyPlace();
  const place = { ...target.place, store: await store.aBucket() };

  await target.restore(await check(path), { place });

  const restored = await createObjectStorage(place.store);
  expect([manifest.faults, await restored.list()]).toEqual([[], [id]]);
  expect((await buffer(await restored.open(id))).equals(bytes)).toBe(true);
  await expect(target.restore(await check(path), { place })).rejects.toThrow('不是空的');
  await target.remove();
});

it('moves from store to folder and back, goes on where it was stopped, and leaves out what is spoilt', async () => {
  await clearTables(service.db, 'file');
  const ids: string[] = [];
  for (const size of [3000, 4000, 5000, 6000, 7000]) ids.push((await shen.upload('搬.pdf', aPdf(size))).id);
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const disk = createDiskStorage(join(folder, 'moved'));
  const back = await createObjectStorage(await store.aBucket());
  const stop = new AbortController();
  const order = { client, isChecking: false, progress: silent, signal: new AbortController().signal };
  let opened = 0;
  const stopping: FileStorage = {
    ...storage,
    open: (...asked) => {
      if (++opened === 3) stop.abort();
      return storage.open(...asked);
    },
  };

  await expect(moveFiles({ ...order, from: stopping, to: disk, signal: stop.signal })).rejects.toThrow(
    'aborted',
  );
  const rest = await moveFiles({ ...order, from: storage, to: disk });
  expect(rest).toMatchObject({ faults: [], underWay: 0 });
  expect(rest.copied + rest.there).toBe(5);
  expect((await disk.list()).sort()).toEqual([...ids].sort());

  const [spoilt = '', cut = ''] = ids;
  await disk.remove(spoilt);
  await disk.put(spoilt, Readable.from([Buffer.alloc(3000)]));
  await back.put(cut, Readable.from([Buffer.from('a part of it')]));
  const there = await moveFiles({ ...order, from: disk, to: back });
  expect(there).toMatchObject({ copied: 4, there: 0, faults: [spoilt] });
  expect((await buffer(await back.open(cut))).length).toBe(4000);
  expect(await moveFiles({ ...order, from: storage, to: back, isChecking: true })).toMatchObject({
    copied: 1,
    there: 4,
  });
  await client.end();
});

describe('a store that is away', () => {
  afterEach(() => proxy.recover());
  const countFiles = async () => (await service.db.pool.query('select count(*) from file')).rows[0].count;
  const ready = async () => (await service.call('GET', '/health/ready')).body;

  it('is told in a sentence, harms nothing else, and is used again when it is back', async () => {
    const bytes = aPdf(3 * MB);
    const { id } = await shen.upload('在.pdf', aPdf(5000));
    const url = (await shen.create('断.pdf', bytes.length)).headers.get('location') ?? '';
    await shen.piece(url, 0, bytes.subarray(0, MB));
    const before = await countFiles();

    proxy.shut();
    const down = await shen.download(id);
    expect([down.status, await down.json()]).toMatchObject([
      503,
      { message: '附件暂时无法存取，请稍后重试' },
    ]);
    expect((await shen.piece(url, MB, bytes.subarray(MB))).status).toBe(503);
    expect((await shen.send(url, 'HEAD')).status).toBe(503);
    expect((await shen.create('新.pdf', 5000)).status).toBe(503);
    // The row of an upload that never began is deleted right after the answer.
    await waitFor(async () => (await countFiles()) === before);
    expect((await service.call('GET', '/prod-api/cms/period/list')).status).toBe(200);
    expect(await ready()).toEqual({ status: 'ok', storage: 'unreachable' });
    const auditor = (await service.signIn('auditor')).headers;
    const { body } = await service.call('GET', '/prod-api/monitor/security', { headers: auditor });
    expect(body.data.controls).toContainEqual({ code: 'storage', state: 'open', figures: {} });

    proxy.recover();
    // After a failure the store is not asked again for two seconds.
    for (let status = 503; status !== 200; ) status = (await shen.download(id)).status;
    expect(
      (await shen.piece(url, await shen.offset(url), bytes.subarray(await shen.offset(url)))).status,
    ).toBe(204);
    expect((await bodyOf(await shen.download(idOf(url)))).equals(bytes)).toBe(true);
  });

  it('keeps no service from starting; a wrong key, a missing bucket and files that lie elsewhere do', async () => {
    const said: string[] = [];
    const start = (change: object) =>
      checkStorage(
        { ...service.config, store: { ...store.addressOf('bucket-1'), ...change } },
        service.db,
        (line) => said.push(line),
      );
    await shen.upload('在.pdf', aPdf(5000));

    await start({});
    await start({ endpoint: 'http://127.0.0.1:9' });
    expect(said).toEqual([expect.stringContaining('服务照常启动')]);
    await expect(start({ secretKey: 'wrong' })).rejects.toThrow(
      '对象存储拒绝了访问（SignatureDoesNotMatch）',
    );
    await expect(start({ bucket: 'no-such-bucket' })).rejects.toThrow('没有存储桶 no-such-bucket');
    await expect(start({ bucket: (await store.aBucket()).bucket })).rejects.toThrow('npm run storage:move');
  });
});
