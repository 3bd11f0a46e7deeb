import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupPath, saveWhole } from '@server/backup/save-whole';
import { withFiles } from '@tests/support/temporary-folder';

const quiet = new AbortController().signal;
async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}
const failing = (code: string): AsyncIterable<Buffer> =>
  (async function* () {
    yield Buffer.from('half of it');
    throw Object.assign(new Error(code), { code });
  })();

test('a file appears under its name when it is whole, for its owner alone', async () => {
  await withFiles({}, async (folder) => {
    const path = join(folder, 'a.kcbackup');

    expect(await saveWhole(path, pieces('one', 'two'), quiet)).toBe(6);

    expect(readFileSync(path, 'utf8')).toBe('onetwo');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['a.kcbackup']);
  });
});

test.each([
  ['ENOSPC', '磁盘空间不足'],
  ['EDQUOT', '磁盘空间不足'],
  ['EACCES', '没有权限写入'],
  ['EIO', 'EIO'],
])('nothing is left where writing ends with %s', async (code, reason) => {
  await withFiles({}, async (folder) => {
    const path = join(folder, 'a.kcbackup');

    await expect(saveWhole(path, failing(code), quiet)).rejects.toThrow(reason);

    expect(readdirSync(folder)).toEqual([]);
  });
});

test('nothing is left of a work that is broken off', async () => {
  await withFiles({}, async (folder) => {
    const abort = new AbortController();
    const endless = (async function* () {
      for (;;) {
        yield Buffer.alloc(1024);
        abort.abort();
      }
    })();

    await expect(saveWhole(join(folder, 'a'), endless, abort.signal)).rejects.toThrow();

    expect(readdirSync(folder)).toEqual([]);
  });
});

test('a file that is there already is never written over, whenever it came', async () => {
  await withFiles({ kept: 'old' }, async (folder) => {
    const late = join(folder, 'late');
    const meanwhile = (async function* () {
      yield Buffer.from('new');
      writeFileSync(late, 'theirs');
    })();

    expect(() => backupPath(join(folder, 'kept'), new Date())).toThrow('已经存在');
    await expect(saveWhole(late, meanwhile, quiet)).rejects.toThrow('已经存在');

    expect(readFileSync(late, 'utf8')).toBe('theirs');
    expect(readdirSync(folder).sort()).toEqual(['kept', 'late']);
  });
});

test('a folder gets a file named after the time in Beijing; a folder that is not there is said', async () => {
  await withFiles({}, (folder) => {
    mkdirSync(join(folder, 'backups'));
    const now = new Date('2026-11-21T17:45:09Z');

    expect(backupPath(join(folder, 'backups'), now)).toBe(
      join(folder, 'backups', 'kaichuang-20261122-014509.kcbackup'),
    );
    expect(() => backupPath(join(folder, 'none', 'file'), now)).toThrow('不存在');
  });
});
