import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupSecret } from '@server/backup/backup-secret';
import type { CarriedSettings } from '@server/backup/carried-settings';
import { type CheckedBackup, checkBackup } from '@server/backup/check-backup';
import type { Progress } from '@server/backup/progress';
import { type RestoreOrder, restoreBackup } from '@server/backup/restore-backup';
import { type BackupOrder, type WrittenBackup, writeBackup } from '@server/backup/write-backup';
import type { Database } from '@server/db/database';
import { createDiskStorage } from '@server/storage/disk-storage';
import { testDatabase } from './database';
import type { TestService } from './service';

export const silent: Progress = { now: () => undefined };
export const secret: BackupSecret = { kind: 'key', bytes: Buffer.alloc(32, 7) };
const signal = new AbortController().signal;

export const urlOf = (db: Database): string => db.pool.options.connectionString ?? '';

const seedOf = ({ config }: TestService): string =>
  Buffer.from(config.receiptKey.export({ format: 'jwk' }).d ?? '', 'base64url').toString('base64');

/** The contents of the key files that the operator of a test service would have. */
export const settingsOf = (service: TestService): CarriedSettings => ({
  keys: { DATA_KEY: service.config.dataKey.export().toString('base64'), RECEIPT_KEY: seedOf(service) },
  retiredReceiptKeys: [],
  environment: { LOG_LEVEL: 'warn', DATABASE_URL: 'postgresql://old-machine/kaichuang' },
});

export const backUp = (
  service: TestService,
  path: string,
  changes: Partial<BackupOrder> = {},
): Promise<WrittenBackup> =>
  writeBackup({
    url: urlOf(service.db),
    storage: createDiskStorage(service.config.uploadDir),
    settings: settingsOf(service),
    secret,
    path,
    progress: silent,
    signal,
    now: service.clock.now,
    ...changes,
  });

export const check = (path: string): Promise<CheckedBackup> =>
  checkBackup(path, secret, { progress: silent, signal });

/** An empty database and an empty folder, as a new machine has them. */
export async function anEmptyPlace() {
  const database = await testDatabase({ migrated: false });
  const dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-restored-'));
  const place = { databaseUrl: database.url, dataDir, uploadDir: join(dataDir, 'uploads'), store: null };
  return {
    place,
    db: database.db,
    restore: (backup: CheckedBackup, changes: Partial<RestoreOrder> = {}): Promise<string> =>
      restoreBackup({
        backup,
        secret,
        place,
        given: {},
        progress: silent,
        say: () => undefined,
        signal,
        ...changes,
      }),
    remove: async () => {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
