import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckedBackup } from '@server/backup/check-backup';
import { requireSpace } from '@server/backup/restore-place';
import { loadConfig } from '@server/config/config';
import { checkPlatformState } from '@server/db/platform-state';
import { anEmptyPlace, backUp, check } from '@tests/support/backups';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let folder: string;
let path: string;
let backup: CheckedBackup;
let target: Awaited<ReturnType<typeof anEmptyPlace>>;
beforeAll(async () => {
  service = await startService();
  await checkPlatformState(service.db.pool, service.config);
  folder = mkdtempSync(join(tmpdir(), 'kaichuang-backup-'));
  path = join(folder, 'whole.kcbackup');
  await backUp(service, path);
  backup = await check(path);
});
beforeEach(async () => {
  target = await anEmptyPlace();
});
afterEach(() => target.remove());
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const tablesThere = async (): Promise<number> =>
  (await target.db.pool.query("select 1 from pg_class where relnamespace = 'public'::regnamespace"))
    .rowCount ?? 0;
const isUntouched = async (): Promise<boolean> =>
  (await tablesThere()) === 0 && readdirSync(target.place.dataDir).length === 0;
const copyOf = (checked: CheckedBackup): CheckedBackup => JSON.parse(JSON.stringify(checked));
/** The backup with one change in its manifest, as if a disk error had damaged the restored data. */
const withManifest = (change: (manifest: CheckedBackup['manifest']) => void): CheckedBackup => {
  const changed = copyOf(backup);
  change(changed.manifest);
  return changed;
};

describe('before anything is changed', () => {
  it('refuses a file that was changed or cut off somewhere', async () => {
    const whole = readFileSync(path);
    const bad = join(folder, 'bad.kcbackup');
    for (const at of [3, 30, 100, whole.length >> 1, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(bad, changed);
      await expect(check(bad)).rejects.toThrow(/备份/);
      writeFileSync(bad, whole.subarray(0, at));
      await expect(check(bad)).rejects.toThrow(/备份/);
    }
  });

  it('refuses a database that holds something already', async () => {
    await target.db.pool.query('create table somebody_elses (id integer)');

    await expect(target.restore(backup)).rejects.toThrow('数据库不是空的');

    expect([await tablesThere(), readdirSync(target.place.dataDir)]).toEqual([1, []]);
  });

  it('refuses a folder that holds something already', async () => {
    mkdirSync(join(target.place.dataDir, 'uploads'));
    writeFileSync(join(target.place.dataDir, 'uploads', 'a'), 'kept');

    await expect(target.restore(backup)).rejects.toThrow('不是空的');

    expect(await tablesThere()).toBe(0);
    expect(readFileSync(join(target.place.dataDir, 'uploads', 'a'), 'utf8')).toBe('kept');
  });

  it('refuses a structure that is newer than the program, and one whose past is another', async () => {
    const newer = copyOf(backup);
    newer.beginning.migrations.push({ version: 9999, name: '9999_from_the_future', checksum: 'f' });
    const other = copyOf(backup);
    other.beginning.migrations[0] = { version: 1, name: '0001_core', checksum: 'other' };

    await expect(target.restore(newer)).rejects.toThrow(/结构 9999_from_the_future.*换用不旧于它的程序/);
    await expect(target.restore(other)).rejects.toThrow('被改动过');

    expect(await isUntouched()).toBe(true);
  });

  it('refuses a machine whose own keys differ from those of the backup', async () => {
    const given = { DATA_KEY: Buffer.alloc(32, 9).toString('base64') };

    await expect(target.restore(backup, { given })).rejects.toThrow('DATA_KEY 与备份里的不同');

    expect(await isUntouched()).toBe(true);
  });

  it('refuses a disk that is too small, with both figures', async () => {
    const { manifest } = withManifest(({ files }) => {
      files.push({ key: 'a', size: 2 ** 60, sha256: '' });
    });

    await expect(requireSpace(target.place, manifest)).rejects.toThrow(/只剩 \d+ MB，恢复大约需要 \d+ MB/);
  });
});

describe('what does not come back as it was', () => {
  it('undoes everything when a table differs from the manifest', async () => {
    const changed = withManifest(({ tables }) => {
      const table = tables.find(({ name }) => name === 'account');
      if (table) table.checksum = '0'.repeat(64);
    });

    await expect(target.restore(changed)).rejects.toThrow('表 account 与备份的清单不符，恢复已撤销');

    expect(await isUntouched()).toBe(true);
  });

  it('undoes everything when an attachment differs from the manifest', async () => {
    const changed = withManifest(({ files }) => {
      if (files[0]) files[0].sha256 = '0'.repeat(64);
    });

    await expect(target.restore(changed)).rejects.toThrow(/附件 [\w-]{36} 与备份的清单不符/);

    expect(await isUntouched()).toBe(true);
  });

  it('undoes everything when it is broken off', async () => {
    const abort = new AbortController();
    const progress = { now: (text: string) => text.startsWith('恢复：表 4') && abort.abort() };

    await expect(target.restore(backup, { signal: abort.signal, progress })).rejects.toThrow();

    expect(await isUntouched()).toBe(true);
  });

  it('starts no service where a restore was killed', () => {
    writeFileSync(join(target.place.dataDir, 'restore-unfinished'), '');

    expect(() => loadConfig(folder, { DATA_DIR: target.place.dataDir })).toThrow('恢复没有做完');
    expect(existsSync(join(target.place.dataDir, 'keys'))).toBe(false);
  });
});
