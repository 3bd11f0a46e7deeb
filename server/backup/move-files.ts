import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '@server/storage/file-storage';
import type { ClientBase } from 'pg';
import { megabytes, type Progress } from './progress';

interface MovedFile {
  key: string;
  size: string;
  sha256: string | null;
}

export interface MoveOrder {
  /** It holds the files: what the list names is not removed meanwhile. */
  client: ClientBase;
  from: FileStorage;
  to: FileStorage;
  /** Reads what lies there already to its end as well, instead of trusting its length. */
  isChecking: boolean;
  progress: Progress;
  signal: AbortSignal;
}

export interface Moved {
  /** Brought over now, there already, and still being uploaded. */
  copied: number;
  there: number;
  underWay: number;
  bytes: number;
  /** Keys of files that the first place has lost, or has otherwise than they are noted. */
  faults: string[];
}

/** So many files travel at once: a store answers each of them after a while. */
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

/** Is it there as it was noted? What is there otherwise was cut off on its way, and goes. */
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

/** Answers whether it lies there now with the hash that its row has. */
const copy = async ({ from, to, signal }: MoveOrder, { key, sha256 }: MovedFile): Promise<boolean> => {
  if ((await from.size(key)) === 0) return false;
  await to.put(key, await from.open(key));
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

/** One after the other, until none is left or one of them fails for a reason that is not its own. */
const work = async (order: MoveOrder, files: MovedFile[], moved: Moved): Promise<void> => {
  for (let file = files.pop(); file; file = files.pop()) await moveOne(order, file, moved);
};

/** Where one of them fails the others end what they have begun: nothing writes on behind a failed run. */
const together = async (works: Promise<void>[]): Promise<void> => {
  await Promise.allSettled(works);
  await Promise.all(works);
};

/**
 * Copies every whole file and proves it by the hash in its row. The first place is left as it is. What is already there
 * is passed over, so that a run that was stopped goes on where it was.
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
