import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@server/config/config';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import pg from 'pg';
import { EmbeddedPostgres } from './embedded/embedded-postgres';
import { isConnectionLoss } from './failures';

/** A PostgreSQL to work on: the embedded one, or somebody else's. */
export interface DatabaseServer {
  url: string;
  /** Its directory on this machine, or `null` where it lies elsewhere. */
  place: string | null;
  stop(): Promise<void>;
  signal(name: 'SIGINT' | 'SIGQUIT'): void;
}

export interface Watcher {
  say: (line: string) => void;
  onTakenOver: () => void;
  stopping: AbortSignal;
}

/** Long enough for a database that starts together with the service, as containers do. */
const WAIT_MS = 30_000;
const POLL_MS = 500;
const LEAST_VERSION = 15;

const refuse = (message: string, cause?: unknown): StartupError =>
  new StartupError(message, EXIT_CODES.databaseUnavailable, { cause });

/** An address without the password in it. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

async function connect(url: string, { say, stopping }: Watcher): Promise<pg.Client> {
  const deadline = Date.now() + WAIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      return client;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isConnectionLoss(error) || Date.now() > deadline) {
        throw refuse(`无法连接 DATABASE_URL 指定的数据库（${nameOf(url)}）：${reason}`, error);
      }
      if (attempt === 1) say(`正在等待数据库 ${nameOf(url)} ……`);
      await delay(POLL_MS, undefined, { signal: stopping });
    }
  }
}

async function checkServer(url: string, watcher: Watcher): Promise<void> {
  const client = await connect(url, watcher);
  try {
    const { rows } = await client.query<{ version: string; encoding: string }>(
      "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
    );
    const { version = '', encoding = '' } = rows[0] ?? {};
    if (Number.parseInt(version, 10) < LEAST_VERSION) {
      throw refuse(`数据库版本是 PostgreSQL ${version}，本程序需要 ${LEAST_VERSION} 或更高版本。`);
    }
    if (encoding !== 'UTF8') throw refuse(`数据库的编码是 ${encoding}，本程序需要 UTF8。`);
  } finally {
    await client.end();
  }
}

export async function openDatabaseServer(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  watcher: Watcher,
): Promise<DatabaseServer> {
  if (databaseUrl === null) return EmbeddedPostgres.start({ dataDir, ...watcher });
  await checkServer(databaseUrl, watcher);
  return { url: databaseUrl, place: null, stop: async () => undefined, signal: () => undefined };
}
