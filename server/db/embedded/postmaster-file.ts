import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What `postmaster.pid` says about a running PostgreSQL. */
export interface Postmaster {
  pid: number;
  /** The lines about socket and port come later than the file itself. */
  isListening: boolean;
  socketDirectory: string;
  port: number;
}

/** Above every system's highest process id, so that it never names a living process. */
const NOBODYS_PID = 2_147_483_646;

const fileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process; empty for one that has ended but was not yet collected. */
function commandOf(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(' ');
  } catch {
    // The process ended between the check and this call.
    return [];
  }
}

const sameDirectory = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);

/**
 * Process ids are used again, after a reboot almost surely: a living process counts only if it is a
 * PostgreSQL that does not openly serve another directory. In doubt it counts, since two PostgreSQL
 * servers on one cluster would destroy it.
 */
export function servesCluster(pid: number, cluster: string): boolean {
  const [program = '', ...args] = commandOf(pid);
  if (basename(program) !== 'postgres') return false;
  const directory = args[args.indexOf('-D') + 1];
  if (process.platform !== 'linux' || !args.includes('-D') || directory === undefined) return true;
  return !existsSync(directory) || sameDirectory(directory, cluster);
}

/** The PostgreSQL that runs on the cluster, left by an earlier start or started by a concurrent one. */
export function readPostmaster(cluster: string): Postmaster | null {
  if (!existsSync(fileOf(cluster))) return null;
  const lines = readFileSync(fileOf(cluster), 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !servesCluster(pid, cluster)) return null;
  const socketDirectory = lines[4] ?? '';
  return { pid, port: Number(lines[3]), socketDirectory, isListening: socketDirectory !== '' };
}

/**
 * PostgreSQL takes any living process of its user with the recorded id for a server and refuses to
 * start. Only the id is replaced: the shared-memory lines below it still guard against orphans of a
 * killed server that have not ended yet.
 */
export function clearRecycledPid(cluster: string): void {
  if (!existsSync(fileOf(cluster)) || readPostmaster(cluster) !== null) return;
  const [first, ...rest] = readFileSync(fileOf(cluster), 'utf8').split('\n');
  if (!isAlive(Number(first))) return;
  writeFileSync(fileOf(cluster), [NOBODYS_PID, ...rest].join('\n'));
}
