import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { explainPlace } from './backup-fault';
import type { BackupSecret } from './backup-secret';
import { type Entry, readEntries } from './entry-stream';
import { type EntryHead, readHead } from './manifest';
import { openSealed } from './sealed-stream';

async function* unzipped(source: AsyncIterable<Buffer>, signal: AbortSignal): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const feeding = pipeline(source, gunzip, { signal });
  // Its failure also surfaces through `gunzip`, where it is handled.
  feeding.catch(() => undefined);
  try {
    yield* gunzip;
    await feeding;
  } finally {
    gunzip.destroy();
  }
}

/** The entries of a backup; every byte is authenticated before it is handed on. */
export async function* openBackup(
  path: string,
  secret: BackupSecret,
  signal: AbortSignal,
): AsyncGenerator<Entry<EntryHead>> {
  try {
    const sealed = createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>;
    for await (const { head, body } of readEntries(unzipped(openSealed(sealed, secret), signal))) {
      yield { head: readHead(head), body };
    }
  } catch (error) {
    throw explainPlace(error, path);
  }
}
