import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@server/config/config';
import { hostsOf, nameOfDatabase } from '@server/config/database-hosts';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type pg from 'pg';
import { EmbeddedPostgres } from './embedded/embedded-postgres';
import { isConnectionLoss } from './failures';
import { clientOf } from './leader-client';
import { isPooled, requireDirect, requireSameDatabase } from './pooler';
import { checkStandbys } from './standbys/check-standbys';

/** The PostgreSQL in use: the embedded one, or an external one. */
export interface DatabaseServer {
  url: string;
  /** The address of PostgreSQL itself, if `url` goes through a pooler and another address is configured. */
  directUrl: string;
  /** Whether a pooler answers at `url`. */
  isPooled: boolean;
  /** Its data directory on this machine; `null` for an external database. */
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
/** With several hosts there is no leader until the others have agreed that the old one is gone. */
const ELECTION_MS = 90_000;
const POLL_MS = 500;
/** A host that accepts the connection but is silent for this long counts as not ready yet. */
const ANSWER_MS = 3000;
const LEAST_VERSION = 15;

const refuse = (message: string, cause?: unknown): StartupError =>
  new StartupError(message, EXIT_CODES.databaseUnavailable, { cause });

const hasSeveralHosts = (url: string): boolean => hostsOf(url).length > 1;

const waitingLine = (url: string, reason: string): string =>
  `正在等待数据库 ${nameOfDatabase(url)}${hasSeveralHosts(url) ? `：${reason}` : ''} ……`;

async function connect(name: string, url: string, { say, stopping }: Watcher): Promise<pg.Client> {
  const deadline = performance.now() + (hasSeveralHosts(url) ? ELECTION_MS : WAIT_MS);
  for (let attempt = 1; ; attempt += 1) {
    const client = clientOf(url, { connectionTimeoutMillis: ANSWER_MS });
    try {
      await client.connect();
      return client;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isConnectionLoss(error) || performance.now() > deadline) {
        throw refuse(`无法连接 ${name} 指定的数据库（${nameOfDatabase(url)}）：${reason}`, error);
      }
      if (attempt === 1) say(waitingLine(url, reason));
      await delay(POLL_MS, undefined, { signal: stopping });
    }
  }
}

/** A standby that takes over, or a database that replays its log, can be read some time before it can be written. */
async function untilWritable(client: pg.Client, url: string, { say, stopping }: Watcher): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
    if (!rows[0]?.recovering) return;
    if (performance.now() > deadline) {
      throw refuse(
        `数据库（${nameOfDatabase(url)}）仍在恢复中，或是只读的备机，不能写入。请等它恢复，或把 DATABASE_URL 改成主库的地址。`,
      );
    }
    if (attempt === 1) say(`数据库 ${nameOfDatabase(url)} 正在恢复，暂时只读，正在等待 ……`);
    await delay(POLL_MS, undefined, { signal: stopping });
  }
}

async function checkDirect(client: pg.Client, directUrl: string, watcher: Watcher): Promise<void> {
  const direct = await connect('DATABASE_DIRECT_URL', directUrl, watcher);
  try {
    await requireDirect(direct);
    await requireSameDatabase(client, direct);
  } finally {
    await direct.end();
  }
}

/** Answers whether `url` goes through a pooler. */
async function checkServer(
  url: string,
  { directUrl, readUrl }: Record<'directUrl' | 'readUrl', string | null>,
  watcher: Watcher,
): Promise<boolean> {
  const client = await connect('DATABASE_URL', url, watcher);
  try {
    const { rows } = await client.query<{ version: string; encoding: string }>(
      "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
    );
    const { version = '', encoding = '' } = rows[0] ?? {};
    if (Number.parseInt(version, 10) < LEAST_VERSION) {
      throw refuse(`数据库版本是 PostgreSQL ${version}，本程序需要 ${LEAST_VERSION} 或更高版本。`);
    }
    if (encoding !== 'UTF8') throw refuse(`数据库的编码是 ${encoding}，本程序需要 UTF8。`);
    await untilWritable(client, url, watcher);
    if (directUrl !== null) await checkDirect(client, directUrl, watcher);
    if (readUrl !== null) await checkStandbys(client, readUrl, watcher.say);
    return await isPooled(client);
  } finally {
    await client.end();
  }
}

export async function openDatabaseServer(
  {
    databaseUrl,
    databaseDirectUrl = null,
    databaseReadUrl = null,
    dataDir,
  }: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseDirectUrl' | 'databaseReadUrl'>>,
  watcher: Watcher,
): Promise<DatabaseServer> {
  if (databaseUrl === null && databaseReadUrl !== null) {
    throw new StartupError(
      '设了 DATABASE_READ_URL，还需要 DATABASE_URL：内置数据库没有备机。请改正后重新启动。',
      EXIT_CODES.badConfig,
    );
  }
  if (databaseUrl === null) return EmbeddedPostgres.start({ dataDir, ...watcher });
  const others = { directUrl: databaseDirectUrl, readUrl: databaseReadUrl };
  const isPooled = await checkServer(databaseUrl, others, watcher);
  return {
    url: databaseUrl,
    directUrl: databaseDirectUrl ?? databaseUrl,
    isPooled,
    place: null,
    stop: async () => undefined,
    signal: () => undefined,
  };
}
