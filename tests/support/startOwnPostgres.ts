import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { waitFor } from './wait-for';

const DEBIAN = '/usr/lib/postgresql';
const NOBODY = 65_534;
const START_LIMIT_MS = 30_000;

/** The system's own PostgreSQL; of several, the oldest version on which the product promises to run. */
function systemPostgres(): { version: string; bin: string } {
  let versions: string[] = [];
  try {
    versions = readdirSync(DEBIAN);
  } catch {
    versions = [];
  }
  const [version] = versions.filter((name) => Number(name) >= 15).sort((a, b) => Number(a) - Number(b));
  if (!version) throw new Error('No PostgreSQL 15 or later of the system: apt-get install postgresql');
  return { version, bin: join(DEBIAN, version, 'bin') };
}

/**
 * Starts a PostgreSQL of the operating system outside of the service, which only gets its address. With the port of
 * another one it is a standby of that one, until it is promoted.
 */
export async function startOwnPostgres({
  isFlushing = false,
  settings = [] as readonly string[],
  standbyOf = undefined as number | undefined,
} = {}) {
  const { version, bin } = systemPostgres();
  const directory = mkdtempSync(join(tmpdir(), 'kaichuang-own-postgres-'));
  const data = join(directory, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in who) chownSync(directory, NOBODY, NOBODY);
  chmodSync(directory, 0o700);
  const [program, ...order] =
    standbyOf === undefined
      ? ['initdb', '-D', data, '-U', 'owner', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
      : [
          'pg_basebackup',
          '-D',
          data,
          '-U',
          'owner',
          '-h',
          '127.0.0.1',
          '-p',
          `${standbyOf}`,
          '-R',
          '-c',
          'fast',
        ];
  const made = spawnSync(join(bin, program), order, { ...who, cwd: directory, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${program} failed:\n${made.stderr}`);
  const args = ['-D', data, '-p', String(port), '-k', directory, '-c', 'listen_addresses=127.0.0.1'];
  const launch = async (): Promise<ChildProcess> => {
    const server = spawn(
      join(bin, 'postgres'),
      [
        ...args,
        '-c',
        `fsync=${isFlushing ? 'on' : 'off'}`,
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      {
        ...who,
        cwd: directory,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk;
    });
    await waitFor(
      () => /ready to accept (?:read-only )?connections/.test(log) || server.exitCode !== null,
      START_LIMIT_MS,
    );
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`);
    return server;
  };
  let server = await launch();
  /** `SIGINT` stops it like `pg_ctl stop -m fast`, `SIGQUIT` like a crash. */
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  return {
    version,
    bin,
    port,
    url: `postgresql://owner@127.0.0.1:${port}/postgres`,
    pid: () => server.pid,
    end,
    /** From its next start it is a read-only standby, until it is promoted. */
    makeCopy: (): void => {
      const mark = join(data, 'standby.signal');
      writeFileSync(mark, '');
      if ('uid' in who) chownSync(mark, NOBODY, NOBODY);
    },
    startAgain: async (): Promise<void> => {
      server = await launch();
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
