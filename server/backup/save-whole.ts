import { existsSync, statSync } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HOUR_MS } from '@contract/time-units';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { explainPlace } from './backup-fault';

/** Beijing time, as in 20261121-174500. */
const stampOf = (at: Date): string =>
  new Date(at.getTime() + 8 * HOUR_MS).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);

/** A folder gets a file named after the time; any other path is the file itself. */
export function backupPath(target: string, now: Date): string {
  const path = resolve(target);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const file = isFolder ? join(path, `kaichuang-${stampOf(now)}.kcbackup`) : path;
  if (existsSync(file))
    throw new StartupError(`${file} 已经存在，备份不覆盖任何文件。`, EXIT_CODES.badConfig);
  if (!existsSync(dirname(file))) {
    throw new StartupError(`目录 ${dirname(file)} 不存在，请先建立它。`, EXIT_CODES.badConfig);
  }
  return file;
}

/** `link` fails if the name is taken. File systems without hard links get a check and a rename instead. */
async function giveName(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
    await rm(draft);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
    if (existsSync(path)) throw error;
    await rename(draft, path);
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Writes the file completely and flushed to disk, or not at all. Returns its length. */
export async function saveWhole(
  path: string,
  source: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<number> {
  const draft = `${path}.partial-${process.pid}`;
  try {
    // Opened here: a stream opening the file itself might do so after the draft was removed, and leave it behind.
    const file = await open(draft, 'wx', 0o600);
    await pipeline(source, file.createWriteStream({ flush: true }), { signal });
    const { size } = await stat(draft);
    await giveName(draft, path);
    await flushFolder(dirname(path));
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    throw explainPlace(error, path);
  }
}
