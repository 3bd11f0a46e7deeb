import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@contract/time-units';
import { checkPlatformState } from '@server/db/platform-state';
import { FileLost } from '@server/errors/file-lost';
import { forgetUnused, sweepBytes } from '@server/modules/attachment/sweep-uploads';
import { createDiskStorage } from '@server/storage/disk-storage';
import { FILE_USES } from '@server/wiring/file-uses';
import { backUp, check, settingsOf, urlOf } from '@tests/support/backups';
import { brokenSector } from '@tests/support/broken-sector';
import { startService, type TestService } from '@tests/support/service';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';

const MONTH_MS = 30 * DAY_MS;
let service: TestService;
let folder: string;
const aPath = (): string => join(folder, `${randomUUID()}.kcbackup`);
beforeAll(async () => {
  service = await startService();
  await checkPlatformState(service.db.pool, service.config);
  folder = mkdtempSync(join(tmpdir(), 'kaichuang-backup-'));
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A complete file that nothing refers to, as after a form that was never submitted. */
const anUnusedFile = async (content = 'bytes', at = new Date('2026-01-01')): Promise<string> => {
  const id = randomUUID();
  writeFileSync(join(service.config.uploadDir, id), content);
  await service.db.pool.query(
    `insert into file (id, owner_id, purpose, name, type, size, sha256, state, storage_key, created_at, updated_at)
     select $1::uuid, min(id), 'application', 'a.pdf', 'application/pdf', $2::bigint, $3, 'ready', $1::text, $4, $4 from account`,
    [id, content.length, createHash('sha256').update(content).digest('hex'), at],
  );
  return id;
};
const isStored = (key: string): boolean => existsSync(join(service.config.uploadDir, key));

it('shows one moment, however much is written while it is made', async () => {
  const path = aPath();
  const writer = new pg.Client({ connectionString: urlOf(service.db) });
  await writer.connect();
  await writer.query('begin');
  // The backup waits at this table, after it has copied many and before it copies the rest.
  await writer.query('lock table setting in access exclusive mode');
  const backup = backUp(service, path);
  await waitFor(async () => {
    const { rowCount } = await service.db.pool.query(
      "select 1 from pg_stat_activity where application_name = 'kaichuang backup' and wait_event_type = 'Lock'",
    );
    return rowCount === 1;
  });
  const units = (await writer.query('select count(*)::int as n from unit')).rows[0].n;
  await writer.query("insert into unit (name) values ('late')");
  await writer.query('commit');
  await writer.end();
  await backup;

  const { manifest } = await check(path);
  expect(manifest.tables.find(({ name }) => name === 'unit')?.rows).toBe(units);
});

it('holds the attachments of that moment until it has copied them; what was removed goes later', async () => {
  const removed = await anUnusedFile();
  const disk = createDiskStorage(service.config.uploadDir);
  const later = new Date(Date.now() + MONTH_MS);
  let isFirst = true;
  const storage = {
    ...disk,
    size: async (key: string) => {
      if (isFirst) await forgetUnused(service.db, disk, later);
      isFirst = false;
      return disk.size(key);
    },
  };
  const path = aPath();
  await backUp(service, path, { storage });

  const { manifest } = await check(path);
  expect(manifest.files.map(({ key }) => key)).toContain(removed);
  expect(manifest.faults).toEqual([]);
  const row = await service.db.pool.query('select 1 from file where id = $1', [removed]);
  expect([row.rowCount, isStored(removed)]).toEqual([0, true]);
  await sweepBytes(service.db, disk, FILE_USES, later);
  expect(isStored(removed)).toBe(false);
});

it('removes bytes at once where no backup is being made', async () => {
  const removed = await anUnusedFile();

  await forgetUnused(
    service.db,
    createDiskStorage(service.config.uploadDir),
    new Date(Date.now() + MONTH_MS),
  );

  expect(isStored(removed)).toBe(false);
});

it('says which attachments were gone or spoilt before it came, and copies the others', async () => {
  const [gone, spoilt] = [await anUnusedFile('one'), await anUnusedFile('two')];
  const [shut, cut] = [await anUnusedFile('three'), await anUnusedFile('four')];
  rmSync(join(service.config.uploadDir, gone));
  writeFileSync(join(service.config.uploadDir, spoilt), 'too');
  const disk = createDiskStorage(service.config.uploadDir);
  const storage = {
    ...disk,
    open: async (key: string) => {
      if (key === shut) throw new FileLost(key, null);
      return key === cut ? brokenSector('fo') : disk.open(key);
    },
  };

  const { manifest } = await backUp(service, aPath(), { storage });
  await service.db.pool.query('delete from file where id = any($1)', [[gone, spoilt, shut, cut]]);

  const faults = [
    { key: gone, fault: 'missing' },
    { key: spoilt, fault: 'changed' },
    { key: shut, fault: 'missing' },
    { key: cut, fault: 'changed' },
  ];
  expect(manifest.faults).toEqual(faults.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  expect(manifest.files.length).toBeGreaterThan(20);
});

it('refuses keys that would not open what it copies', async () => {
  const path = aPath();
  const settings = settingsOf(service);
  const other = Buffer.alloc(32, 9).toString('base64');
  const withKey = (name: 'DATA_KEY' | 'RECEIPT_KEY') =>
    backUp(service, path, { settings: { ...settings, keys: { ...settings.keys, [name]: other } } });

  await expect(withKey('DATA_KEY')).rejects.toThrow('DATA_KEY 与这个数据库所用的不同');
  await expect(withKey('RECEIPT_KEY')).rejects.toThrow('RECEIPT_KEY 与这个数据库所用的不同');
  expect(existsSync(path)).toBe(false);
});

it('is made by one at a time', async () => {
  const other = new pg.Client({ connectionString: urlOf(service.db) });
  await other.connect();
  await other.query('select pg_advisory_lock(8000115)');

  await expect(backUp(service, aPath())).rejects.toThrow('另一个备份正在进行');
  await other.end();
});
