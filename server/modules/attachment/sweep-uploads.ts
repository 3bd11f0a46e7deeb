import { DAY_MS, MINUTE_MS } from '@contract/time-units';
import { unlessHeld } from '@server/db/backup-hold';
import type { Database } from '@server/db/database';
import { isAccountActive } from '@server/modules/account/service';
import type { FileStorage } from '@server/storage/file-storage';
import type { FileUses } from './file-uses';
import { completeIfWhole } from './finish-upload';
import {
  abandonedUploads,
  abandonedUploadsOfActive,
  deleteFiles,
  FIRST_FILE,
  type FileRow,
  findFiles,
  knownFiles,
  settledFiles,
  takeBackUnnamed,
  unnamedFiles,
} from './repository';
import { leaseIfFree } from './upload-lease';

/** A form may stay open over a long weekend before it names what was sent for it. */
const UNUSED_DAYS = 7;
const LOOKS = 1000;
/** How many file sizes are requested from the storage at once. */
const SIZES = 20;

interface Expiring extends Pick<FileUses, 'unname'> {
  db: Database;
  storage: FileStorage;
}

/**
 * Expires one upload, while its lease is held. Checked again, because somebody may have continued it since the list was
 * read.
 */
const expire = async ({ db, storage, unname }: Expiring, id: string, now: Date): Promise<boolean> => {
  const { kysely } = db;
  const [upload] = await findFiles(kysely, [id]);
  if (upload?.state !== 'uploading' || upload.updatedAt.getTime() >= now.getTime() - DAY_MS) return false;
  const file = await completeIfWhole(kysely, storage, upload, now);
  if (file.state !== 'uploading') return false;
  const isWhole = (await storage.size(file.storageKey)) >= file.size;
  // It is complete and only waits for the scanner, so it is dropped only if its owner's account is not active.
  if (isWhole && (await isAccountActive(kysely, file.ownerId))) return false;
  // A draft that names it learns from the formality check that the file has to be sent again.
  await unname(kysely, file.id);
  await deleteFiles(kysely, [file.id]);
  await unlessHeld(db, () => storage.remove(file.storageKey));
  return true;
};

/**
 * Uploads that nobody went on with for a day. One that is complete but was never looked at is looked at now. All of them:
 * those that wait for a scanner must not keep the others from going.
 */
export const expireUploads = async (
  db: Database,
  storage: FileStorage,
  { unname }: Pick<FileUses, 'unname'>,
  now: Date,
): Promise<number> => {
  let removed = 0;
  for (const id of await abandonedUploads(db.kysely, new Date(now.getTime() - DAY_MS))) {
    const release = await leaseIfFree(db.kysely, id);
    // Somebody is sending this upload right now.
    if (!release) continue;
    try {
      if (await expire({ db, storage, unname }, id, now)) removed += 1;
    } finally {
      await release();
    }
  }
  return removed;
};

/** Those of these uploads whose bytes are all there. */
const wholeAmong = async (storage: FileStorage, uploads: readonly FileRow[]): Promise<FileRow[]> => {
  const sizes = await Promise.all(uploads.map(({ storageKey }) => storage.size(storageKey)));
  return uploads.filter(({ state, size }, place) => state === 'uploading' && (sizes[place] ?? 0) >= size);
};

/** Checks complete uploads again that could not be scanned when they arrived, however many abandoned ones there are. */
export const lookAgain = async (
  { kysely }: Database,
  storage: FileStorage,
  now: Date,
  stopping?: AbortSignal,
): Promise<number> => {
  let waiting = 0;
  const ids = await abandonedUploadsOfActive(kysely, new Date(now.getTime() - MINUTE_MS));
  for (let from = 0; from < ids.length; from += SIZES) {
    const some = await findFiles(kysely, ids.slice(from, from + SIZES));
    for (const upload of await wholeAmong(storage, some)) {
      stopping?.throwIfAborted();
      const file = await completeIfWhole(kysely, storage, upload, now);
      if (file.state === 'uploading') waiting += 1;
    }
  }
  if (waiting > 0) throw new Error(`病毒扫描服务（CLAMD_URL）没有答复，${waiting} 份文件仍在等待检查`);
  return waiting;
};

/**
 * Deletes files that were uploaded but never named, or that nothing names any more, since they would take their owner's
 * space for ever. In batches: one query over all files would exceed the statement timeout.
 */
export const forgetUnused = async (
  db: Database,
  storage: FileStorage,
  now: Date,
  stopping?: AbortSignal,
): Promise<number> => {
  const before = new Date(now.getTime() - UNUSED_DAYS * DAY_MS);
  let forgotten = 0;
  for (let last: string | undefined = FIRST_FILE; last; ) {
    stopping?.throwIfAborted();
    const ids = await settledFiles(db.kysely, before, last, LOOKS);
    last = ids.at(-1);
    const unnamed = ids.length > 0 ? await db.transaction((tx) => unnamedFiles(tx, ids)) : [];
    if (unnamed.length === 0) continue;
    const taken = await db.transaction((tx) => takeBackUnnamed(tx, unnamed));
    for (const { storageKey } of taken) await unlessHeld(db, () => storage.remove(storageKey));
    forgotten += taken.length;
  }
  return forgotten;
};

/** Those of these storage keys that no row refers to. */
const looseOf = async (
  { kysely }: Database,
  { knownBytes }: Pick<FileUses, 'knownBytes'>,
  keys: readonly string[],
): Promise<string[]> => {
  const known = await knownFiles(kysely, keys);
  const elsewhere = await knownBytes(kysely, keys);
  return keys.filter((key) => !known.has(key) && !elsewhere.has(key));
};

/**
 * Removes bytes that no row refers to: left by a deleted draft or a crash (req:fault-f25). In batches, because a
 * statement takes at most 65,535 parameters.
 */
export const sweepBytes = async (
  db: Database,
  storage: FileStorage,
  uses: Pick<FileUses, 'knownBytes'>,
  now: Date,
  stopping?: AbortSignal,
): Promise<number> => {
  const keys = await storage.list(new Date(now.getTime() - DAY_MS));
  let swept = 0;
  for (let from = 0; from < keys.length; from += LOOKS) {
    stopping?.throwIfAborted();
    const loose = await looseOf(db, uses, keys.slice(from, from + LOOKS));
    for (const key of loose) await unlessHeld(db, () => storage.remove(key));
    swept += loose.length;
  }
  return swept;
};
