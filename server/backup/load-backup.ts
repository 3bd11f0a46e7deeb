import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { migrateWithin } from '@server/db/migrate';
import type { Migration } from '@server/db/migration-files';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type { FileStorage } from '@server/storage/file-storage';
import type { ClientBase } from 'pg';
import type { BackupSecret } from './backup-secret';
import {
  closeAfterLoading,
  openForLoading,
  prepareSession,
  readSequences,
  readTables,
  setSequences,
} from './catalogue';
import type { CheckedBackup } from './check-backup';
import { digestRows, putRows } from './copy-rows';
import type { FileLine, Manifest, TableLine } from './manifest';
import { openBackup } from './open-backup';
import { megabytes, type Progress } from './progress';

export interface Loading {
  backup: CheckedBackup;
  secret: BackupSecret;
  /** Connected to an empty database, inside a transaction: nothing is visible until it commits. */
  client: ClientBase;
  storage: FileStorage;
  migrations: readonly Migration[];
  progress: Progress;
  signal: AbortSignal;
}

const differs = (what: string): StartupError =>
  new StartupError(`恢复之后 ${what} 与备份的清单不符，恢复已撤销。`, EXIT_CODES.wrongData);

async function requireSameShape(client: ClientBase, tables: readonly TableLine[]): Promise<void> {
  const shapes = tables.map(({ name, columns }) => ({ name, columns }));
  if (!isDeepStrictEqual(await readTables(client), shapes)) throw differs('表的结构');
}

async function proveTables({ client, progress }: Loading, { tables, sequences }: Manifest): Promise<void> {
  for (const [index, { name, rows, checksum }] of tables.entries()) {
    progress.now(`核对：第 ${index + 1} / ${tables.length} 张表`);
    const digest = await digestRows(client, { name, columns: tables[index]?.columns ?? [] });
    if (digest.rows !== rows || digest.checksum !== checksum) throw differs(`表 ${name}`);
  }
  if (!isDeepStrictEqual(await readSequences(client), sequences)) throw differs('编号的序列');
}

async function proveFiles({ storage, progress, signal }: Loading, files: readonly FileLine[]): Promise<void> {
  for (const [index, { key, sha256 }] of files.entries()) {
    progress.now(`核对：第 ${index + 1} / ${files.length} 个附件`);
    const hash = createHash('sha256');
    await pipeline(await storage.open(key), hash, { signal });
    if (hash.digest('hex') !== sha256) throw differs(`附件 ${key}`);
  }
}

/** Loads tables, sequences and files, then reads back what was written and compares it with the manifest. */
export async function loadBackup(loading: Loading): Promise<void> {
  const { backup, client, storage, migrations, progress, signal } = loading;
  const { tables, files, sequences } = backup.manifest;
  await prepareSession(client);
  await migrateWithin(client, migrations);
  await requireSameShape(client, tables);
  const keys = await openForLoading(client, tables);

  let [tableNumber, fileNumber, bytes] = [0, 0, 0];
  for await (const { head, body } of openBackup(backup.path, loading.secret, signal)) {
    if (head.kind !== 'table' && head.kind !== 'file') continue;
    if (head.kind === 'table') tableNumber += 1;
    else fileNumber += 1;
    const counted = (async function* () {
      for await (const piece of body) {
        bytes += piece.length;
        progress.now(
          `恢复：表 ${tableNumber} / ${tables.length}，附件 ${fileNumber} / ${files.length}，${megabytes(bytes)}`,
        );
        yield piece;
      }
    })();
    if (head.kind === 'table') await putRows(client, head, counted, signal);
    else await storage.put(head.key, counted);
  }

  await closeAfterLoading(client, tables, keys);
  await setSequences(client, sequences);
  await proveTables(loading, backup.manifest);
  await proveFiles(loading, files);
}
