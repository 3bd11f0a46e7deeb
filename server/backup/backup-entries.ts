import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Applied } from '@server/db/migrate';
import { isFileLost } from '@server/errors/file-lost';
import type { FileStorage } from '@server/storage/file-storage';
import { untilLost } from '@server/storage/until-lost';
import type { ClientBase } from 'pg';
import { checkKeys } from './backup-source';
import type { CarriedSettings } from './carried-settings';
import { readSequences, readTables, type TableShape } from './catalogue';
import { rowsOf } from './copy-rows';
import type { Entry } from './entry-stream';
import type { Beginning, EntryHead, Manifest } from './manifest';
import { productVersion } from './product-version';
import { megabytes, type Progress } from './progress';
import { RowsDigest } from './RowsDigest';

interface StoredFile {
  key: string;
  size: string;
  sha256: string | null;
}

export interface BackupParts {
  /** Connection inside the transaction whose snapshot is backed up. */
  client: ClientBase;
  storage: FileStorage;
  settings: CarriedSettings;
  progress: Progress;
  now: Date;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function* whole(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Passes the pieces through unchanged and calls `see` with each, to hash or count them. */
async function* watched(source: AsyncIterable<Buffer>, see: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    see(piece);
    yield piece;
  }
}

const readBeginning = async (client: ClientBase, now: Date): Promise<Beginning> => {
  const { rows: migrations } = await client.query<Applied>(
    'select version, name, checksum from schema_migration order by version',
  );
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const postgres = rows[0]?.version ?? '';
  return {
    kind: 'beginning',
    format: 1,
    product: 'kaichuang',
    version: productVersion(),
    at: now.toISOString(),
    postgres,
    migrations,
  } as Beginning;
};

async function* tableEntries(
  { client, progress }: BackupParts,
  tables: readonly TableShape[],
  manifest: Manifest,
): AsyncGenerator<Entry<EntryHead>> {
  let bytes = 0;
  for (const [index, table] of tables.entries()) {
    const digest = new RowsDigest();
    const before = bytes;
    const see = (piece: Buffer): void => {
      digest.update(piece);
      bytes += piece.length;
      progress.now(`数据库：第 ${index + 1} / ${tables.length} 张表，${megabytes(bytes)}`);
    };
    yield { head: { kind: 'table', ...table }, body: watched(rowsOf(client, table), see) };
    const { rows, checksum } = digest;
    manifest.tables.push({ ...table, rows, bytes: bytes - before, checksum });
  }
}

/** Complete files only: an unfinished upload has to be started again after a restore. */
const readFiles = async (client: ClientBase): Promise<StoredFile[]> =>
  (
    await client.query<StoredFile>(
      "select storage_key as key, size::text, sha256 from file where state = 'ready' order by storage_key",
    )
  ).rows;

/** Null if there is nothing to read: one spoilt file must not cost the backup of all others. */
const openIfThere = async (storage: FileStorage, key: string, size: string): Promise<Readable | null> => {
  if ((await storage.size(key)) === 0 && size !== '0') return null;
  try {
    return await storage.open(key);
  } catch (error) {
    if (isFileLost(error)) return null;
    throw error;
  }
};

async function* fileEntries(
  { client, storage, progress }: BackupParts,
  manifest: Manifest,
): AsyncGenerator<Entry<EntryHead>> {
  const files = await readFiles(client);
  let bytes = 0;
  for (const [index, { key, size, sha256: known }] of files.entries()) {
    const stored = await openIfThere(storage, key, size);
    if (!stored) {
      manifest.faults.push({ key, fault: 'missing' });
      continue;
    }
    const hash: Hash = createHash('sha256');
    const before = bytes;
    const see = (piece: Buffer): void => {
      hash.update(piece);
      bytes += piece.length;
      progress.now(`附件：第 ${index + 1} / ${files.length} 个，${megabytes(bytes)}`);
    };
    yield { head: { kind: 'file', key }, body: watched(untilLost(stored), see) };
    const line = { key, size: bytes - before, sha256: hash.digest('hex') };
    manifest.files.push(line);
    if (line.sha256 !== known) manifest.faults.push({ key, fault: 'changed' });
  }
}

/**
 * All entries of a backup in order. What is known only after reading (hashes, counts) is collected in `manifest`, which
 * comes last.
 */
export async function* backupEntries(
  parts: BackupParts,
  manifest: Manifest,
): AsyncGenerator<Entry<EntryHead>> {
  const { client, settings, now } = parts;
  const tables = await readTables(client);
  await checkKeys(client, tables, settings);
  yield { head: await readBeginning(client, now), body: whole(Buffer.alloc(0)) };

  const settingsText = Buffer.from(JSON.stringify(settings));
  manifest.settings = sha256(settingsText);
  yield { head: { kind: 'settings' }, body: whole(settingsText) };

  yield* tableEntries(parts, tables, manifest);
  // Sequences advance outside transactions: read after the rows, they are never behind them.
  manifest.sequences = await readSequences(client);
  yield* fileEntries(parts, manifest);
  yield { head: { kind: 'manifest' }, body: whole(Buffer.from(JSON.stringify(manifest))) };
}
