import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Schema } from '@server/db/schema';
import { isAccountActive } from '@server/modules/account/service';
import type { FileStorage } from '@server/storage/file-storage';
import type { Kysely } from 'kysely';
import { type Inspection, inspectFile } from './inspect-file';
import { type FileRow, findFile, finishFile } from './repository';
import type { ReadAt } from './zip-directory';

const sha256Of = async (storage: FileStorage, key: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(await storage.open(key), hash);
  return hash.digest('hex');
};

/** Form first, which costs little; whoever passes is shown to the scanner. Null where nobody could say. */
const judge = async (
  storage: FileStorage,
  { name, storageKey, size, purpose }: FileRow,
): Promise<Inspection | null> => {
  const readAt: ReadAt = (offset, length) => storage.readAt(storageKey, offset, length);
  const found = await inspectFile(readAt, Number(size), name, purpose);
  if ('problem' in found) return found;
  const verdict = await storage.scan(storageKey);
  if (verdict === 'unknown') return null;
  return verdict === 'infected' ? { problem: 'infected' } : found;
};

/**
 * All bytes are there: look at them, and make the file ready or refuse it with the reason. A file that could not be
 * scanned stays as it is, readable for nobody, until a scanner has answered (req:attack-a62), and so does that of a
 * person whose account was stopped meanwhile, until it goes on or is swept. Harmless when it runs twice, for a service
 * that died in between starts it again (see `completeIfWhole`).
 */
export const finishUpload = async (
  db: Kysely<Schema>,
  storage: FileStorage,
  file: FileRow,
  now: Date,
): Promise<FileRow | undefined> => {
  const { id, ownerId, storageKey } = file;
  if (!(await isAccountActive(db, ownerId))) return file;
  // The row must not promise bytes that a power cut could still take.
  await storage.settle(storageKey);
  const found = await judge(storage, file);
  if (found === null) return file;
  if ('problem' in found) {
    await finishFile(db, id, { state: 'refused', refusal: found.problem, updatedAt: now });
    await storage.remove(storageKey);
  } else {
    const sha256 = await sha256Of(storage, storageKey);
    await finishFile(db, id, { ...found, state: 'ready', sha256, updatedAt: now });
  }
  return findFile(db, id);
};

/** The last byte arrived, but nobody looked: the service was killed in between. */
export const completeIfWhole = async (
  db: Kysely<Schema>,
  storage: FileStorage,
  file: FileRow,
  now: Date,
): Promise<FileRow> => {
  if (file.state !== 'uploading' || (await storage.size(file.storageKey)) < file.size) return file;
  return (await finishUpload(db, storage, file, now)) ?? file;
};
