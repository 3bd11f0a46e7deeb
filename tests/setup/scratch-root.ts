import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY_DISK = '/dev/shm';
/** The databases, uploads and browser profiles of a whole run hold less than a third of it at one time. */
const NEEDED_BYTES = 6 * 2 ** 30;

const mayRunPrograms = (): boolean =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, place, , options = '']) => place === MEMORY_DISK && !options.split(',').includes('noexec'));

function isRoomy(): boolean {
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return Math.min(bavail * bsize, freemem()) > NEEDED_BYTES;
}

/**
 * Folder for temporary files of tests. A new database consists of a thousand files and an upload folder of hundreds,
 * for which a disk needs a third more time than memory. These tests kill processes, not machines, so memory is as
 * durable as a disk here. Without a memory disk that is large enough and may run programs, as in most containers, the
 * system's temporary folder is used.
 */
export const scratchRoot = (): string =>
  existsSync(MEMORY_DISK) && existsSync('/proc/mounts') && mayRunPrograms() && isRoomy()
    ? MEMORY_DISK
    : tmpdir();
