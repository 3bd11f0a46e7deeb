import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { checkFilesInTime } from '@server/modules/attachment/check-files';
import type { FileStorage } from '@server/storage/file-storage';
import { storageOf } from '@server/storage/open-storage';
import { brokenSector } from '@tests/support/broken-sector';
import { startService, type TestService } from '@tests/support/service';
import { strFromU8, unzipSync } from 'fflate';

const OWNER = 'linxiaoman';
const EXPORT = '/prod-api/system/export';

let service: TestService;
let storage: FileStorage;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  storage = await storageOf(service.config);
  headers = (await service.signIn(OWNER)).headers;
});
afterAll(() => service.stop());
afterEach(() => jest.restoreAllMocks());

const pathOf = (id: string): string => join(service.config.uploadDir, id);
/** A finished upload with its bytes. */
const stored = async (name: string): Promise<string> => {
  const [id, text] = [randomUUID(), `the bytes of ${name}`];
  const row = [id, OWNER, name, Buffer.byteLength(text), createHash('sha256').update(text).digest('hex')];
  await service.db.pool.query(
    `insert into file (id, owner_id, purpose, name, type, size, sha256, state, storage_key)
     select $1::uuid, id, 'application', $3, 'application/pdf', $4, $5, 'ready', $1::text from account where login = $2`,
    row,
  );
  writeFileSync(pathOf(id), text);
  return id;
};

interface Fault {
  what: string;
  fault: 'missing' | 'changed';
  spoil: (id: string) => unknown;
  /** What the archive still holds of it. */
  left: string | null;
}
const opener = (): FileStorage['open'] => storage.open;
const FAULTS: Fault[] = [
  { what: 'is gone', fault: 'missing', spoil: (id) => rmSync(pathOf(id)), left: null },
  {
    what: 'has become a folder',
    fault: 'changed',
    spoil: (id) => {
      rmSync(pathOf(id));
      mkdirSync(pathOf(id));
    },
    left: '',
  },
  { what: 'was cut short', fault: 'changed', spoil: (id) => truncateSync(pathOf(id), 3), left: 'the' },
  {
    what: 'lies on a broken sector',
    fault: 'changed',
    spoil: (id) => {
      const sound = opener();
      jest
        .spyOn(storage, 'open')
        .mockImplementation(async (key, range) => (key === id ? brokenSector('the b') : sound(key, range)));
    },
    left: 'the b',
  },
];

describe.each(FAULTS)('a personal archive with a file that $what', ({ fault, spoil, left }) => {
  const names = ['甲.pdf', '乙.pdf', '丙.pdf'];
  let ids: string[] = [];
  beforeEach(async () => {
    ids = await Promise.all(names.map(stored));
    await spoil(ids[1] ?? '');
  });
  afterEach(async () => {
    await service.db.pool.query('delete from file where id = any($1)', [ids]);
    for (const id of ids) await rm(pathOf(id), { force: true, recursive: true });
    await service.db.pool.query('delete from fault_count; delete from export_job');
  });
  const textsIn = (archive: Buffer): Record<string, string> =>
    Object.fromEntries(Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, strFromU8(bytes)]));

  const expectAllElse = (archive: Buffer): void => {
    const texts = textsIn(archive);
    expect(texts['files/甲.pdf']).toBe('the bytes of 甲.pdf');
    expect(texts['files/丙.pdf']).toBe('the bytes of 丙.pdf');
    expect(texts['files/乙.pdf'] ?? null).toBe(left);
    const list = texts['缺少的附件.txt'] ?? '';
    expect(list).toContain('以下 1 个附件没有完整导出');
    expect(list).toContain('乙.pdf');
    expect(list).toContain(ids[1]);
    expect(list).toContain('如何补齐');
    const { account, fileIndex } = JSON.parse(texts['data.json'] ?? '');
    expect(account.login).toBe(OWNER);
    const faults = fileIndex.filter(({ id }: { id: string }) => ids.includes(id));
    expect(faults.map((one: { fault: string | null }) => one.fault).sort()).toEqual(
      [fault, null, null].sort(),
    );
  };

  it('brings all else and says what is missing, at once and as a job, and the fault is counted', async () => {
    const direct = await service.call('GET', '/api/users/export.zip', { headers });
    expect(direct.status).toBe(200);
    expectAllElse(direct.response.rawPayload);

    const job = (await service.call('POST', EXPORT, { headers, body: { kind: 'ownArchive' } })).body.data;
    expect(job).toMatchObject({ state: 'ready', reason: 'files' });
    const { response } = await service.call('GET', `${EXPORT}/${job.id}/file`, { headers });
    expectAllElse(response.rawPayload);

    const { rows } = await service.db.pool.query(
      'select code, sum(count)::int as n from fault_count group by 1',
    );
    expect(rows).toEqual([{ code: 'storage.lost', n: 2 }]);
  });
});

it('of whole files has no list, and the job says of nothing that it is missing', async () => {
  const id = await stored('丁.pdf');
  const job = (await service.call('POST', EXPORT, { headers, body: { kind: 'ownArchive' } })).body.data;

  expect(job).toMatchObject({ state: 'ready', reason: null });
  const { response } = await service.call('GET', `${EXPORT}/${job.id}/file`, { headers });
  const paths = Object.keys(unzipSync(response.rawPayload));
  expect(paths).toContain('files/丁.pdf');
  expect(paths).not.toContain('缺少的附件.txt');
  await service.db.pool.query('delete from file where id = $1', [id]);
});

it('a download of a lost file says in words whose help is needed', async () => {
  const id = await stored('戊.pdf');
  rmSync(pathOf(id));
  const { status, body } = await service.call('GET', `/api/attachments/${id}`, { headers });

  expect([status, body.errorCode]).toEqual([503, 'storage.lost']);
  expect(JSON.stringify(body)).toContain('请联系管理方从备份恢复');
  await service.db.pool.query('delete from file where id = $1', [id]);
});

it('a daily look tells the office what is lost, and looks again until it is back', async () => {
  const { db, clock } = service;
  // The files of the demonstration are rows without bytes here.
  await db.pool.query(`update file set state = 'refused' where state = 'ready'`);
  const [sound, gone] = [await stored('己.pdf'), await stored('庚.pdf')];
  rmSync(pathOf(gone));
  const admin = (await service.signIn('admin')).headers;
  const look = (ms: number) =>
    checkFilesInTime(db, storage, {
      source: { ip: '', id: 'test' },
      now: new Date(clock.now.getTime() + ms),
    });
  const finding = async () => {
    const { body } = await service.call('GET', '/prod-api/monitor/health', { headers: admin });
    return body.data.findings.find((one: { finding: string }) => one.finding.startsWith('files.'));
  };

  expect(await finding()).toMatchObject({ finding: 'files.old' });
  await look(0);
  expect(await finding()).toMatchObject({ finding: 'files.lost', state: 'act', n: 1, of: 2 });
  const { rows } = await db.pool.query(`select detail from audit_event where action = 'storage.check'`);
  expect(rows).toEqual([{ detail: { checked: 2, lost: 1, files: [gone] } }]);

  writeFileSync(pathOf(gone), 'the bytes of 庚.pdf');
  await look(HOUR_MS);
  expect(await finding()).toMatchObject({ finding: 'files.fine', n: 2 });
  rmSync(pathOf(sound));
  await look(2 * HOUR_MS);
  expect(await finding()).toMatchObject({ finding: 'files.fine' });
  await look(2 * DAY_MS);
  expect(await finding()).toMatchObject({ finding: 'files.lost' });
});
