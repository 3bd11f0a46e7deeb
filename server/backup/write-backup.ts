import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { holdFiles } from '@server/db/backup-hold';
import { openDirect } from '@server/db/pooler';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type { FileStorage } from '@server/storage/file-storage';
import type pg from 'pg';
import { backupEntries } from './backup-entries';
import type { BackupSecret } from './backup-secret';
import type { CarriedSettings } from './carried-settings';
import { prepareSession } from './catalogue';
import { writeEntries } from './entry-stream';
import type { Manifest } from './manifest';
import type { Progress } from './progress';
import { saveWhole } from './save-whole';
import { sealStream } from './sealed-stream';

export interface BackupOrder {
  url: string;
  storage: FileStorage;
  settings: CarriedSettings;
  secret: BackupSecret;
  /** Path of the file; it appears there complete or not at all. */
  path: string;
  progress: Progress;
  signal: AbortSignal;
  now: Date;
}

export interface WrittenBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
}

const emptyManifest = (): Manifest => ({ settings: '', tables: [], sequences: [], files: [], faults: [] });

/** The fastest level already shrinks text to a fifth; with a higher one, a single core would limit the speed. */
const GZIP_LEVEL = 1;

async function requirePlatform(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('schema_migration') is not null and to_regclass('file') is not null as found",
  );
  if (rows[0]?.found) return;
  throw new StartupError('这个数据库里没有开创专项的数据，没有可备份的内容。', EXIT_CODES.wrongData);
}

/** Compressed, then sealed: the other way round nothing would be left to compress. */
async function* sealed(plain: AsyncIterable<Buffer>, secret: BackupSecret): AsyncGenerator<Buffer> {
  const gzip = createGzip({ level: GZIP_LEVEL });
  const feeding = pipeline(Readable.from(plain, { objectMode: false }), gzip);
  // Its failure also surfaces through `gzip`, where it is handled.
  feeding.catch(() => undefined);
  try {
    yield* sealStream(gzip, secret);
    await feeding;
  } finally {
    gzip.destroy();
  }
}

/** Writes one snapshot of the database with its files, keys and configuration into one file. */
export async function writeBackup(order: BackupOrder): Promise<WrittenBackup> {
  const { url, secret, path, signal } = order;
  const client = await openDirect(url, 'backup');
  try {
    await requirePlatform(client);
    await prepareSession(client);
    await holdFiles(client);
    await client.query('begin isolation level repeatable read read only');
    const manifest = emptyManifest();
    const plain = writeEntries(backupEntries({ ...order, client }, manifest));
    const bytes = await saveWhole(path, sealed(plain, secret), signal);
    return { path, bytes, manifest };
  } finally {
    // Ends the transaction and the hold on the files with it.
    await client.end();
  }
}
