import { setTimeout as delay } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema';
import { typeParsers } from './type-parsers';

export type Transaction = KyselyTransaction<Schema>;

export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** Runs `work` in one transaction, again where the database asks for it: it must leave no trace outside. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  max: number;
  statementTimeoutMs: number;
  /** Hears of connections that broke while nobody used them. */
  onConnectionError?: (error: Error) => void;
}

/** A full pool answers "busy" after this long; waiting longer only piles requests up. */
const ACQUIRE_MS = 2000;
const IDLE_IN_TRANSACTION_MS = 15_000;
const CLOSE_MS = 3000;
const ATTEMPTS = 4;
/** Doubles with each attempt: four span the second or two in which a killed PostgreSQL comes back. */
const RETRY_PAUSE_MS = 150;

const SERIALIZATION_FAILURES = ['40001', '40P01'];
/** Shut down or crashed, connection exception, too many connections. */
const CONNECTION_CODES = /^(57P0[1-5]|08\w{3}|53300)$/;
const SOCKET_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
];
/** pg gives these no code. */
const BROKEN = /^Connection terminated|^Client has encountered a connection error/;
const POOL_IS_FULL = 'timeout exceeded when trying to connect';

/** What errors of pg, of the system and of Kysely have in common. */
interface Failure {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
}

const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});
const codeOf = (error: unknown): string => String(failureOf(error).code ?? '');
const messageOf = (error: unknown): string => String(failureOf(error).message ?? '');

const isPoolFull = (error: unknown): boolean => messageOf(error) === POOL_IS_FULL;
const isSocketError = (error: unknown): boolean =>
  failureOf(error).syscall !== undefined && SOCKET_CODES.includes(codeOf(error));

/** The database cannot be reached now, or no connection to it is free: worth a 503, not a bug. */
export const isConnectionLoss = (error: unknown): boolean =>
  CONNECTION_CODES.test(codeOf(error)) ||
  isSocketError(error) ||
  isPoolFull(error) ||
  BROKEN.test(messageOf(error));

/** The statement ran longer than STATEMENT_TIMEOUT_MS allows: the database is overloaded, not lost. */
export const isStatementTimeout = (error: unknown): boolean => codeOf(error) === '57014';

/**
 * Text that PostgreSQL keeps nowhere: a NUL, or half a surrogate pair inside a JSON document. JavaScript knows both, so
 * every string of a request may bring them.
 */
export const isUnstorableText = (error: unknown): boolean =>
  ['22021', '22P05'].includes(codeOf(error)) ||
  (codeOf(error) === '22P02' && messageOf(error).includes('json'));

function createPool(url: string, options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: ACQUIRE_MS,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'kaichuang',
    keepAlive: true,
    types: typeParsers,
    // Days and months in SQL are those of Beijing, whatever the server is set to. Requests are many and short: starting
    // helpers for one, or compiling its plan, takes longer than the query.
    options: '-c TimeZone=Asia/Shanghai -c max_parallel_workers_per_gather=0 -c jit=off',
  });
  // The pool listens on idle clients only. One that breaks while in use emits `error` too, and an
  // unheard `error` ends the process: killing PostgreSQL would kill every service that uses it.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // While it closes, PostgreSQL may be quicker to hang up than the client.
      if (!pool.ending) options.onConnectionError?.(error);
    }),
  );
  // The same error again, from a client that was idle.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Whether a failed attempt has surely left nothing behind and another may succeed. A full pool has
 * made the caller wait already; whoever is told so at once can decide.
 */
const mayRetry = (error: unknown, isCommitting: boolean): boolean =>
  SERIALIZATION_FAILURES.includes(codeOf(error)) ||
  (!isCommitting && isConnectionLoss(error) && !isPoolFull(error));

async function runTransaction<T>(kysely: Kysely<Schema>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    // A connection lost during COMMIT leaves open what became of it; only the caller can find out.
    let isCommitting = false;
    try {
      return await kysely.transaction().execute(async (tx) => {
        const value = await work(tx);
        isCommitting = true;
        return value;
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !mayRetry(error, isCommitting)) throw error;
      await delay(RETRY_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

export function createDatabase(url: string, options: DatabaseOptions): Database {
  const pool = createPool(url, options);
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    // The keys inside JSON documents are data, not column names.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    kysely,
    pool,
    transaction: (work) => runTransaction(kysely, work),
    // Not `kysely.destroy()`: it leaves the pool open if Kysely has not used it yet. A client that is
    // still out would be waited for without end.
    close: () => Promise.race([pool.end(), delay(CLOSE_MS, undefined, { ref: false })]),
  };
}
