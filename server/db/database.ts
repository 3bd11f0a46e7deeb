import { setTimeout as delay } from 'node:timers/promises';
import { hostsOf } from '@server/config/database-hosts';
import { CamelCasePlugin, Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type ChangeFeed, PostgresFeed } from './change-feed';
import { countWrites } from './count-writes';
import { isConnectionLoss, isContention, isPoolFull, isUndecided } from './failures';
import { LeaderClient } from './leader-client';
import { leasedPool, type OnStatement } from './leased-pool';
import type { Schema } from './schema';
import { asOptions, sessionSettings } from './session-settings';
import { LeaderMarks, MARK_MS } from './standbys/leader-marks';
import type { StandbyFigures } from './standbys/standby';
import { type PublicReads, Standbys } from './standbys/standbys';
import { typeParsers } from './type-parsers';

export type Transaction = KyselyTransaction<Schema>;

export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly pool: pg.Pool;
  /**
   * Runs `work` in one transaction, and again after a deadlock or lost connection: it must have no effects outside the
   * database.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Number of writing transactions through this pool: a cached read that is older than the last one may be stale. */
  written(): number;
  /** Changes made by other replicas. */
  readonly changes: ChangeFeed;
  /** `work` reads only public data: its statements may be answered by a standby, where there is one. */
  publicly<T>(work: () => T): T;
  /** How much staler than the leader, in ms, a public read may be. */
  readonly publicLagMs: number;
  /** Counts of public statements, by whether a standby or the leader answered. */
  readonly publicReads: Readonly<PublicReads>;
  /** State and lag of each standby. */
  standbys(): StandbyFigures[];
  close(): Promise<void>;
}

export interface DatabaseOptions {
  max: number;
  statementTimeoutMs: number;
  /** How long to wait for a free connection, in ms; 2000 by default. */
  acquireMs?: number;
  /** Whether connections keep the plans of statements by name: not every pooler lets them (`DB_PREPARED`). */
  isPreparing?: boolean;
  /** A pooler lends the connections: no session state may be kept on one, and the settings come from the role. */
  isPooled?: boolean;
  /** The address of PostgreSQL itself, needed to listen for notifications; by default the given address. */
  directUrl?: string;
  /** Standby hosts for public reads (`DATABASE_READ_URL`). */
  readUrl?: string | null;
  /** Called when a connection breaks while it is idle. */
  onConnectionError?: (error: Error) => void;
  /** Called for each statement, to measure its duration. */
  onStatement?: OnStatement;
}

/** A full pool answers "busy" after this long; waiting longer only piles requests up. */
const ACQUIRE_MS = 2000;
/** The database cuts a long statement itself; one that says nothing even then is frozen, or the wire is cut. */
const ANSWER_GRACE_MS = 7000;
const CLOSE_MS = 3000;
const ATTEMPTS = 4;
const NONE_READ: PublicReads = { standby: 0, leader: 0 };
/** Doubles with each attempt: four span the second or two in which a killed PostgreSQL comes back. */
const RETRY_PAUSE_MS = 150;
/** After this time the caller gets the error: repeating slow work only makes it slower for everybody. */
const RETRY_WITHIN_MS = 4000;

function createPool(url: string, options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: options.acquireMs ?? ACQUIRE_MS,
    query_timeout: options.statementTimeoutMs + ANSWER_GRACE_MS,
    application_name: 'kaichuang',
    keepAlive: true,
    types: typeParsers,
    // The types of pg do not declare the `Client` option.
    ...(hostsOf(url).length > 1 ? { Client: LeaderClient as unknown as typeof pg.Client } : {}),
    // A pooler refuses connections that bring settings.
    ...(options.isPooled ? {} : { options: asOptions(sessionSettings(options.statementTimeoutMs)) }),
  });
  // The pool listens on idle clients only. One that breaks while in use emits `error` too, and an
  // unheard `error` ends the process: killing PostgreSQL would kill every service that uses it.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // While the pool closes, PostgreSQL may close a connection before the client does.
      if (!pool.ending) options.onConnectionError?.(error);
    }),
  );
  // Emitted again for an idle client, whose error was already handled.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Whether a failed attempt has certainly changed nothing and another may succeed. A full pool is not retried: it has
 * already made the caller wait, who should rather learn of it at once.
 */
const mayRetry = (error: unknown): boolean =>
  isContention(error) || (isConnectionLoss(error) && !isPoolFull(error) && !isUndecided(error));

async function runTransaction<T>(kysely: Kysely<Schema>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const deadline = Date.now() + RETRY_WITHIN_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await kysely.transaction().execute(work);
    } catch (error) {
      // After a connection lost during COMMIT, only the caller can find out whether the transaction was committed.
      if (attempt === ATTEMPTS || Date.now() > deadline || !mayRetry(error)) throw error;
      await delay(RETRY_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

function standbysOf(
  source: ConstructorParameters<typeof LeaderMarks>[0],
  { readUrl, max, statementTimeoutMs, isPreparing, onStatement }: DatabaseOptions,
): Standbys | null {
  if (!readUrl) return null;
  return new Standbys(hostsOf(readUrl), new LeaderMarks(source), {
    max,
    isPreparing,
    onStatement,
    settings: sessionSettings(statementTimeoutMs),
    queryMs: statementTimeoutMs + ANSWER_GRACE_MS,
  });
}

export function createDatabase(url: string, options: DatabaseOptions): Database {
  const pool = createPool(url, options);
  const written = countWrites(pool);
  const changes = new PostgresFeed(options.directUrl ?? url, pool);
  const { isPooled = false, isPreparing = true, onStatement } = options;
  const standbys = standbysOf({ pool, written, changes }, options);
  const leader = leasedPool(pool, { isPreparing: isPreparing && !isPooled, onStatement });
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: standbys?.before(leader) ?? leader }),
    // The keys inside JSON documents are data, not column names.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    kysely,
    pool,
    written,
    changes,
    publicly: (work) => (standbys ? standbys.publicly(work) : work()),
    publicLagMs: standbys ? MARK_MS : 0,
    publicReads: standbys?.answered ?? NONE_READ,
    standbys: () => standbys?.figures ?? [],
    transaction: (work) => runTransaction(kysely, work),
    // Not `kysely.destroy()`, which leaves the pool open if Kysely has not used it yet. The timeout is for clients
    // still in use, for which `pool.end()` would wait without end.
    close: async () => {
      const closed = Promise.all([changes.close(), standbys?.close(), pool.end()]);
      await Promise.race([closed, delay(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
