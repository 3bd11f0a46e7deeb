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
 * Keeps the database of the tests running as long as this process runs. Registered before reading its address, so that
 * a worker that connects late, or spends a minute with tests that need no database, still finds it there.
 */
export function noteUser(directory: string): void {
  mkdirSync(folderOf(directory), { recursive: true });
  writeFileSync(join(folderOf(directory), String(process.pid)), '');
}

/** Whether a registered process still runs; ended ones are removed. */
export function hasUsers(directory: string): boolean {
  mkdirSync(folderOf(directory), { recursive: true });
  const [alive, ended] = [[] as string[], [] as string[]];
  for (const pid of readdirSync(folderOf(directory))) (isAlive(Number(pid)) ? alive : ended).push(pid);
  for (const pid of ended) rmSync(join(folderOf(directory), pid), { force: true });
  return alive.length > 0;
}
