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

/** Checks the form first, which is cheap; only then the virus scanner. Null if the scanner gave no answer. */
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
 * All bytes have arrived: checks them, and makes the file ready or refuses it with the reason. A file that could not be
 * scanned stays unreadable until a scanner answers (req:attack-a62); one whose owner was stopped meanwhile, until the
 * owner is active again or it is swept. Safe to run twice, since it runs again after the service died midway (see
 * `completeIfWhole`).
 */
export const finishUpload = async (
  db: Kysely<Schema>,
  storage: FileStorage,
  file: FileRow,
  now: Date,
): Promise<FileRow | undefined> => {
  const { id, ownerId, storageKey } = file;
  if (!(await isAccountActive(db, ownerId))) return file;
  // Flushes the bytes to the disk before the row says that they are there, so that a power cut cannot lose them.
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

/** Finishes an upload whose last byte arrived but that was not checked, because the service was killed in between. */
export const completeIfWhole = async (
  db: Kysely<Schema>,
  storage: FileStorage,
  file: FileRow,
  now: Date,
): Promise<FileRow> => {
  if (file.state !== 'uploading' || (await storage.size(file.storageKey)) < file.size) return file;
  return (await finishUpload(db, storage, file, now)) ?? file;
};
