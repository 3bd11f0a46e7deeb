import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readBackupSecret } from '@server/backup/backup-secret';
import { withFiles } from '@tests/support/temporary-folder';

const STRONG = 'shan-gao-shui-chang-28';

test('a passphrase comes from the environment or from a file, and is the same either way', async () => {
  await withFiles({ words: `${STRONG}\n` }, (folder) => {
    const given = readBackupSecret({ BACKUP_PASSPHRASE: STRONG });

    expect(given.kind).toBe('passphrase');
    expect(readBackupSecret({ BACKUP_PASSPHRASE_FILE: join(folder, 'words') })).toEqual(given);
  });
});

test('a key file holds 32 bytes and nothing else', async () => {
  const key = randomBytes(32);
  await withFiles({ key: key.toString('base64'), short: randomBytes(16).toString('base64') }, (folder) => {
    expect(readBackupSecret({ BACKUP_KEY_FILE: join(folder, 'key') })).toEqual({ kind: 'key', bytes: key });
    expect(() => readBackupSecret({ BACKUP_KEY_FILE: join(folder, 'short') })).toThrow('不是备份密钥');
    expect(() => readBackupSecret({ BACKUP_KEY_FILE: join(folder, 'none') })).toThrow('ENOENT');
  });
});

test.each([
  [{}, '恰好一个'],
  [{ BACKUP_PASSPHRASE: '' }, '恰好一个'],
  [{ BACKUP_PASSPHRASE: STRONG, BACKUP_KEY_FILE: '/k' }, '恰好一个'],
  [{ BACKUP_PASSPHRASE: 'short' }, '太弱'],
  [{ BACKUP_PASSPHRASE: 'aaaaaaaaaaaaaaaaaaaaaaaa' }, '太弱'],
  [{ BACKUP_PASSPHRASE: 'kaichuang-password-changeme' }, '太弱'],
])('%j is refused', (given, reason) => {
  expect(() => readBackupSecret(given)).toThrow(reason);
});
