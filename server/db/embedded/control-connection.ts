import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { SUPERUSER } from './initialise-cluster';
import { isAlive, type Postmaster } from './postmaster-file';

/** Any constant will do: the lock is taken in the database `postgres`, which holds nothing else. */
const LOCK_KEY = 8_000_114;
const NAME = 'kaichuang supervisor';
const CONNECT_TIMEOUT_MS = 5000;
const LOCK_WAIT_MS = 3000;
const LOCK_POLL_MS = 100;

export async function connectTo(postmaster: Postmaster, password: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: postmaster.socketDirectory,
    port: postmaster.port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    application_name: `${NAME} ${process.pid}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A broken connection emits `error` before `end`; unheard, it would end the process. Whoever holds
  // the connection listens for `end`, which follows in every case.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    LOCK_KEY,
  ]);
  return rows[0]?.held === true;
}

/** The process id of the service that holds the lock. */
async function findHolder(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity
      where pid in (select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted)`,
    [LOCK_KEY],
  );
  const pid = Number(rows[0]?.application_name.slice(NAME.length));
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/**
 * One service per data directory. The lock is in PostgreSQL's memory and ends with its holder's
 * connection, so unlike a lock file it can neither be left behind nor be taken twice.
 * Answers `null`, or who holds it already.
 */
export async function takeLock(client: pg.Client): Promise<null | { holder: number | null }> {
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    if (await tryLock(client)) return null;
    const holder = await findHolder(client);
    // The connection of a killed holder takes a moment to be noticed.
    if ((holder !== null && isAlive(holder)) || Date.now() > deadline) return { holder };
    await delay(LOCK_POLL_MS);
  }
}
