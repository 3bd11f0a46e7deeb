import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folderOf = (directory: string): string => join(directory, 'users');

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * The database of the tests runs as long as this process. Noted before its address is read: a worker that connects late,
 * or spends a minute with tests that need none, finds it where it was.
 */
export function noteUser(directory: string): void {
  mkdirSync(folderOf(directory), { recursive: true });
  writeFileSync(join(folderOf(directory), String(process.pid)), '');
}

/** Whether a process that was noted still runs; those that ended are forgotten. */
export function hasUsers(directory: string): boolean {
  mkdirSync(folderOf(directory), { recursive: true });
  const [alive, ended] = [[] as string[], [] as string[]];
  for (const pid of readdirSync(folderOf(directory))) (isAlive(Number(pid)) ? alive : ended).push(pid);
  for (const pid of ended) rmSync(join(folderOf(directory), pid), { force: true });
  return alive.length > 0;
}
