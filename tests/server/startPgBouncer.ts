import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@tests/support/free-port';
import { waitFor } from '@tests/support/wait-for';

const DELIVERED = resolve(__dirname, '../../deploy/pgbouncer.ini');
const START_LIMIT_MS = 15_000;
const CLIENT_PASSWORD = 'at-the-pooler';

export type PoolMode = 'session' | 'transaction';

function pgBouncerProgram(): string {
  const found = spawnSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" command -v pgbouncer'], { encoding: 'utf8' });
  const program = found.stdout.trim();
  if (!program) throw new Error('No PgBouncer of the system: apt-get install pgbouncer');
  return program;
}

/** The delivered configuration word for word, but for its database, its place and its mode. */
function configuration(url: URL, port: number, mode: PoolMode, size: number): string {
  const name = url.pathname.slice(1);
  const host = url.searchParams.get('host') ?? url.hostname;
  const server = `host=${host} port=${url.port || 5432} dbname=${name} user=${url.username} password=${url.password}`;
  return readFileSync(DELIVERED, 'utf8')
    .replace(/^kaichuang = .*$/m, `${name} = ${server}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^pool_mode = .*$/m, `pool_mode = ${mode}`)
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${size}`)
    .replace(/^unix_socket_dir = .*$/m, 'unix_socket_dir =')
    .replace(/^auth_file = .*$/m, 'auth_file = userlist.txt')
    .replace('[pgbouncer]', `[pgbouncer]\nadmin_users = ${url.username}`);
}

/** Starts the operating system's PgBouncer in front of the database at `url`. */
export async function startPgBouncer(url: string, mode: PoolMode, size = 5) {
  const program = pgBouncerProgram();
  const database = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'kaichuang-pgbouncer-'));
  const port = await freePort();
  writeFileSync(join(folder, 'pgbouncer.ini'), configuration(database, port, mode, size));
  writeFileSync(join(folder, 'userlist.txt'), `"${database.username}" "${CLIENT_PASSWORD}"\n`);
  // PgBouncer refuses to run as root; the socket of the database belongs to the account that PostgreSQL runs under.
  const { uid, gid } = statSync(database.searchParams.get('host') ?? folder);
  const who = process.getuid?.() === 0 ? { uid, gid } : {};
  for (const path of [folder, join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')])
    chownSync(path, uid, gid);
  let log = '';
  const launch = async (): Promise<ChildProcess> => {
    const begun = log.length;
    const started = spawn(program, ['pgbouncer.ini'], {
      ...who,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (log += chunk));
    const isUp = (): boolean => log.slice(begun).includes('process up') || started.exitCode !== null;
    await waitFor(isUp, START_LIMIT_MS);
    if (started.exitCode !== null) throw new Error(`PgBouncer did not start:\n${log}`);
    return started;
  };
  let child = await launch();
  /** `SIGINT` waits for running queries, `SIGTERM` does not. */
  const end = async (signal: 'SIGINT' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };

  const at = (name: string): string => {
    const address = new URL(`postgresql://127.0.0.1:${port}/${name}`);
    address.username = database.username;
    address.password = CLIENT_PASSWORD;
    return address.href;
  };
  return {
    url: at(database.pathname.slice(1)),
    /** Address at which PgBouncer accepts commands. */
    console: at('pgbouncer'),
    log: () => log,
    end,
    startAgain: async (): Promise<void> => {
      child = await launch();
    },
    stop: async (): Promise<void> => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
