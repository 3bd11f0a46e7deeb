import type { Database } from '@server/db/database';
import type { FileStorage } from './file-storage';
import { completeIfWhole } from './finish-upload';
import { abandonedUploads, deleteFiles, knownFiles } from './repository';

const DAY_MS = 86_400_000;
const BATCH = 100;

/** Uploads that nobody went on with for a day. One that is complete but was never looked at is looked at now. */
export const expireUploads = async (
  { kysely }: Database,
  storage: FileStorage,
  now: Date,
): Promise<number> => {
  let removed = 0;
  for (const upload of await abandonedUploads(kysely, new Date(now.getTime() - DAY_MS), BATCH)) {
    const file = await completeIfWhole(kysely, storage, upload, now);
    if (file.state !== 'uploading') continue;
    // A draft that names it learns from the formality check that the file has to be sent again.
    await kysely.deleteFrom('applicationFile').where('fileId', '=', file.id).execute();
    await deleteFiles(kysely, [file.id]);
    await storage.remove(file.storageKey);
    removed += 1;
  }
  return removed;
};

/** Bytes that no row knows any more: what a deleted draft or a cut in between has left (quality F25). */
export const sweepBytes = async ({ kysely }: Database, storage: FileStorage, now: Date): Promise<number> => {
  const keys = await storage.listOlder(new Date(now.getTime() - DAY_MS));
  const known = await knownFiles(kysely, keys);
  const loose = keys.filter((key) => !known.has(key));
  for (const key of loose) await storage.remove(key);
  return loose.length;
};
