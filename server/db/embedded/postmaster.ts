import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { asAccount } from './account';
import type { ClusterHome } from './cluster-home';
import { clearRecycledPid, isAlive, readPostmaster, servesCluster } from './postmaster-file';

export type Settings = Record<string, string>;

export const PORT = 5432;
const POLL_MS = 20;
const LOG_BYTES_MAX = 1024 * 1024;
const LOG_TAIL_LINES = 12;

/** Given on the command line, not in postgresql.conf, so that an old cluster gets the settings of a new release. */
const SETTINGS: Settings = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  max_wal_size: '512MB',
  timezone: 'Asia/Shanghai',
  log_timezone: 'Asia/Shanghai',
  // A killed service must not leave its queries running.
  client_connection_check_interval: '2s',
  // The service logs its failed statements itself; here only the server's own life is told.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** The list is comma-separated; quotes let a directory hold commas and spaces. */
const quoteInList = (path: string): string => `"${path.replaceAll('"', '""')}"`;

/** When the log reaches its size limit a new one is started; one previous log is kept beside it. */
function openLog({ log }: ClusterHome): number {
  if (existsSync(log) && statSync(log).size > LOG_BYTES_MAX) renameSync(log, `${log}.1`);
  return openSync(log, 'a', 0o600);
}

/** The last lines of the server's log. */
export function tailOfLog({ log }: ClusterHome): string {
  if (!existsSync(log)) return '';
  return readFileSync(log, 'utf8').trim().split('\n').slice(-LOG_TAIL_LINES).join('\n');
}

/**
 * Starts PostgreSQL in a session of its own: Ctrl-C in the terminal reaches the service alone, which
 * lets requests end before it stops the database.
 */
export function startPostmaster(
  postgres: string,
  home: ClusterHome,
  socketDirectory: string,
  settings: Settings,
): ChildProcess {
  clearRecycledPid(home.cluster);
  const all = { ...SETTINGS, unix_socket_directories: quoteInList(socketDirectory), ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(home);
  try {
    const child = spawn(postgres, ['-D', home.cluster, ...options], {
      ...asAccount(home.account),
      stdio: ['ignore', log, log],
      detached: true,
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It ended by itself in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Asks the process, not the file: PostgreSQL removes the file some moments before it ends. */
async function hasEnded(pid: number, cluster: string, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (isAlive(pid) && servesCluster(pid, cluster)) {
    if (Date.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Fast shutdown with a checkpoint; immediate (safe, but recovery at the next start) if that takes too long. */
export async function stopPostmaster(cluster: string, limitMs: number): Promise<void> {
  const running = readPostmaster(cluster);
  if (running === null) return;
  signal(running.pid, 'SIGINT');
  if (await hasEnded(running.pid, cluster, limitMs)) return;
  signal(running.pid, 'SIGQUIT');
  await hasEnded(running.pid, cluster, limitMs);
}

/** For the last moment of a process that cannot wait any more. */
export function signalPostmaster(cluster: string, name: 'SIGINT' | 'SIGQUIT'): void {
  const running = readPostmaster(cluster);
  if (running) signal(running.pid, name);
}
