import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoreAddress } from '@server/config/store-address';
import { refuseUnfinishedRestore, restoreMark } from '@server/config/unfinished-restore';
import { ensureOwnDirectory } from '@server/crypto/key-file';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { storageOf } from '@server/storage/open-storage';
import { explainPlace } from './backup-fault';
import type { Manifest } from './manifest';
import { megabytes } from './progress';

export interface Place {
  databaseUrl: string | null;
  dataDir: string;
  uploadDir: string;
  store: StoreAddress | null;
}

/** The root of a mounted disk has it, and it is nobody's data. */
const NOBODYS = ['lost+found'];
/** Rows take more room in tables with their indexes than as text; and PostgreSQL needs some for itself. */
const GROWTH = 2;
const EMPTY_CLUSTER_BYTES = 200 * 1024 ** 2;

const contentOf = (path: string): string[] =>
  existsSync(path) ? readdirSync(path).filter((name) => !NOBODYS.includes(name)) : [];

export function requireEmptyFolders({ dataDir, uploadDir }: Place): void {
  refuseUnfinishedRestore(dataDir);
  for (const path of [dataDir, uploadDir]) {
    if (contentOf(path).length === 0) continue;
    throw new StartupError(
      `目录 ${path} 不是空的。恢复只写入空的数据目录，请用 DATA_DIR 指定一个空目录，或先把现有数据移到别处。没有改动任何数据。`,
      EXIT_CODES.wrongData,
    );
  }
}

/** Refuses a bucket that holds files or cannot be used, before anything is written. */
export async function requireEmptyStore({ uploadDir, store }: Place): Promise<void> {
  if (!store) return;
  const storage = await storageOf({ uploadDir, store, clamdUrl: null });
  await storage.check('writing');
  if ((await storage.list()).length === 0) return;
  throw new StartupError(
    `存储桶 ${store.bucket} 不是空的。恢复只写入空的存储桶，请新建一个。没有改动任何数据。`,
    EXIT_CODES.wrongData,
  );
}

/** It was empty when the restore began, so all that lies in it now is its own. */
export async function clearStore({ uploadDir, store }: Place): Promise<void> {
  if (!store) return;
  const storage = await storageOf({ uploadDir, store, clamdUrl: null });
  for (const key of await storage.list()) await storage.remove(key);
}

function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path));
}

/** Says it before the work, not after an hour of it. */
export async function requireSpace(place: Place, { tables, files }: Manifest): Promise<void> {
  const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);
  const rows = GROWTH * sum(tables.map(({ bytes }) => bytes)) + EMPTY_CLUSTER_BYTES;
  const needs = [
    { path: nearest(place.dataDir), bytes: place.databaseUrl === null ? rows : 0 },
    { path: nearest(place.uploadDir), bytes: place.store ? 0 : sum(files.map(({ size }) => size)) },
  ];
  for (const { path } of needs) {
    const disk = statSync(path).dev;
    const needed = sum(needs.filter((each) => statSync(each.path).dev === disk).map(({ bytes }) => bytes));
    const { bavail, bsize } = await statfs(path);
    if (bavail * bsize >= needed) continue;
    throw new StartupError(
      `${path} 所在的磁盘只剩 ${megabytes(bavail * bsize)}，恢复大约需要 ${megabytes(needed)}。没有改动任何数据。`,
    );
  }
}

/** Marks the folder as incomplete until the restore has finished. */
export function markPlace({ dataDir, uploadDir }: Place): void {
  try {
    ensureOwnDirectory(dataDir);
    writeFileSync(restoreMark(dataDir), '恢复正在进行，或没有做完。\n', { flag: 'wx', flush: true });
    mkdirSync(uploadDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explainPlace(error, dataDir);
  }
}

export const unmarkPlace = ({ dataDir }: Place): void => rmSync(restoreMark(dataDir));

/**
 * Both folders were empty when the restore began, so everything in them now was put there by it. The mark is removed
 * last.
 */
export function clearPlace({ dataDir, uploadDir }: Place, clusterHome: string | null = null): void {
  const mark = restoreMark(dataDir);
  // If PostgreSQL's user may not enter the home directory, the cluster is elsewhere.
  if (clusterHome !== null) rmSync(clusterHome, { recursive: true, force: true });
  for (const folder of [uploadDir, dataDir]) {
    for (const name of contentOf(folder)) {
      const path = join(folder, name);
      if (path !== mark) rmSync(path, { recursive: true, force: true });
    }
  }
  rmSync(mark, { force: true });
}
