import { DAY_MS } from '@contract/time-units';
import { type AuditSource, recordAudit } from '@server/audit/audit';
import { newestActs } from '@server/audit/newest-acts';
import type { Database } from '@server/db/database';
import type { FileStorage } from '@server/storage/file-storage';
import { FIRST_FILE, type FileRow, findFiles, readyFiles } from './repository';

const LOOKS = 1000;
/** How many file sizes are requested from the storage at once. */
const SIZES = 20;
/** The log names so many of them; a backup lists all. */
const NAMED_MAX = 50;

/** What the last look over all stored files found. */
export interface FilesVerdict {
  checked: number;
  lost: number;
}

/** Those of these files that the storage has not, or has in another length than was uploaded. */
const lostAmong = async (storage: FileStorage, files: readonly FileRow[]): Promise<string[]> => {
  const lost: string[] = [];
  for (let from = 0; from < files.length; from += SIZES) {
    const some = files.slice(from, from + SIZES);
    const sizes = await Promise.all(some.map(({ storageKey }) => storage.size(storageKey)));
    lost.push(...some.filter(({ size }, place) => sizes[place] !== Number(size)).map(({ id }) => id));
  }
  return lost;
};

/** Compares every finished upload with what is stored, and records the result in the log. */
export const checkFiles = async (
  { kysely, transaction }: Database,
  storage: FileStorage,
  { source, now }: { source: AuditSource; now: Date },
  stopping?: AbortSignal,
): Promise<FilesVerdict> => {
  await storage.check();
  const lost: string[] = [];
  let checked = 0;
  for (let last: string | undefined = FIRST_FILE; last; ) {
    stopping?.throwIfAborted();
    const files: FileRow[] = await readyFiles(kysely, last, LOOKS);
    last = files.at(-1)?.id;
    checked += files.length;
    // Some may have been deleted since they were listed.
    lost.push(...(await findFiles(kysely, await lostAmong(storage, files))).map(({ id }) => id));
  }
  await transaction((tx) =>
    recordAudit(tx, source, now, {
      accountId: null,
      action: 'storage.check',
      target: 'platform',
      detail: { checked, lost: lost.length, files: lost.slice(0, NAMED_MAX) },
    }),
  );
  return { checked, lost: lost.length };
};

/** What the newest record in the log says; null if the files were never looked at. */
export const verdictOf = (act: { detail: unknown } | undefined): FilesVerdict | null => {
  if (!act) return null;
  const { checked, lost } = act.detail as Partial<FilesVerdict>;
  return { checked: Number(checked ?? 0), lost: Number(lost ?? 0) };
};

/** Looks once a day, and again at once as long as something is missing, so that a restore is soon noticed. */
export const checkFilesInTime = async (
  db: Database,
  storage: FileStorage,
  asking: { source: AuditSource; now: Date },
  stopping?: AbortSignal,
): Promise<void> => {
  const [last] = await newestActs(db.kysely, ['storage.check']);
  const isDue = !last || last.at.getTime() <= asking.now.getTime() - DAY_MS;
  if (isDue || (verdictOf(last)?.lost ?? 0) > 0) await checkFiles(db, storage, asking, stopping);
};
