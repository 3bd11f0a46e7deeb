import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { isFileLost } from '@server/errors/file-lost';
import type { FileStorage } from '@server/storage/file-storage';
import { untilLost } from '@server/storage/until-lost';
import type { ClientBase } from 'pg';
import { megabytes, type Progress } from './progress';

interface MovedFile {
  key: string;
  size: string;
  sha256: string | null;
}

export interface MoveOrder {
  /** Holds the lock that keeps listed files from being removed meanwhile. */
  client: ClientBase;
  from: FileStorage;
  to: FileStorage;
  /** Also verifies files already at the destination by their hash instead of trusting their length. */
  isChecking: boolean;
  progress: Progress;
  signal: AbortSignal;
}

export interface Moved {
  /** Numbers of files: copied now, already at the destination, still being uploaded. */
  copied: number;
  there: number;
  underWay: number;
  bytes: number;
  /** Keys of files that are missing at the source or differ from the hash in their row. */
  faults: string[];
}

/** Files copied at the same time: an object store takes a while to answer each request. */
const AT_ONCE = 4;
const PAGE = 1000;

const sha256Of = async (storage: FileStorage, key: string, signal: AbortSignal): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(await storage.open(key), hash, { signal });
  return hash.digest('hex');
};

async function* filesOf(client: ClientBase): AsyncGenerator<MovedFile[]> {
  let after = '';
  for (;;) {
    const { rows } = await client.query<MovedFile>(
      `select storage_key as key, size::text, sha256 from file
        where state = 'ready' and storage_key::text > $1 order by storage_key::text limit ${PAGE}`,
      [after],
    );
    if (rows.length === 0) return;
    after = rows.at(-1)?.key ?? '';
    yield rows;
  }
}

/** Whether the destination has the file as recorded. Anything else under its key is a broken copy and is removed. */
const isThere = async ({ to, isChecking, signal }: MoveOrder, file: MovedFile): Promise<boolean> => {
  const size = await to.size(file.key);
  if (size !== Number(file.size)) {
    if (size > 0) await to.remove(file.key);
    return false;
  }
  if (!isChecking || (await sha256Of(to, file.key, signal)) === file.sha256) return true;
  await to.remove(file.key);
  return false;
};

/**
 * Whether the file is now at the destination with the hash in its row. One that cannot be read at the source is left
 * behind, and is told among the faults.
 */
const copy = async ({ from, to, signal }: MoveOrder, { key, sha256 }: MovedFile): Promise<boolean> => {
  if ((await from.size(key)) === 0) return false;
  try {
    await to.put(key, untilLost(await from.open(key)));
  } catch (error) {
    if (isFileLost(error)) return false;
    throw error;
  }
  if ((await sha256Of(to, key, signal)) === sha256) return true;
  await to.remove(key);
  return false;
};

const moveOne = async (order: MoveOrder, file: MovedFile, moved: Moved): Promise<void> => {
  order.signal.throwIfAborted();
  if (await isThere(order, file)) moved.there += 1;
  else if (await copy(order, file)) {
    moved.copied += 1;
    moved.bytes += Number(file.size);
  } else moved.faults.push(file.key);
  order.progress.now(`附件：已在 ${moved.there} 个，搬来 ${moved.copied} 个，${megabytes(moved.bytes)}`);
};

/** Takes files until none is left; a missing or damaged file is recorded, any other error stops it. */
const work = async (order: MoveOrder, files: MovedFile[], moved: Moved): Promise<void> => {
  for (let file = files.pop(); file; file = files.pop()) await moveOne(order, file, moved);
};

/** If one worker fails, waits for the others first, so that nothing is written after the run has failed. */
const together = async (works: Promise<void>[]): Promise<void> => {
  await Promise.allSettled(works);
  await Promise.all(works);
};

/**
 * Copies every complete file and checks it against the hash in its row. The source is left unchanged. Files already at
 * the destination are skipped, so that an interrupted run can be continued.
 */
export const moveFiles = async (order: MoveOrder): Promise<Moved> => {
  const moved: Moved = { copied: 0, there: 0, underWay: 0, bytes: 0, faults: [] };
  for await (const files of filesOf(order.client))
    await together(Array.from({ length: AT_ONCE }, () => work(order, files, moved)));
  const { rows } = await order.client.query<{ count: number }>(
    "select count(*)::int as count from file where state = 'uploading'",
  );
  moved.underWay = rows[0]?.count ?? 0;
  return moved;
};
