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
  /** Runs `work` in one transaction, again where the database asks for it: it must leave no trace outside. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** How often something was written through this pool: what was read before the last time may be out of date. */
  written(): number;
  /** What is changed elsewhere. */
  readonly changes: ChangeFeed;
  /** What `work` reads is for everybody: it may come from a standby of the database, where there is one. */
  publicly<T>(work: () => T): T;
  /** So much older, in ms, what is read publicly may be than what the leader has. */
  readonly publicLagMs: number;
  /** Statements that were asked so, by who answered. */
  readonly publicReads: Readonly<PublicReads>;
  /** How the standbys are doing. */
  standbys(): StandbyFigures[];
  close(): Promise<void>;
}

export interface DatabaseOptions {
  max: number;
  statementTimeoutMs: number;
  /** How long a connection is waited for, in ms; 2000 unless said. */
  acquireMs?: number;
  /** Whether connections keep the plans of statements by name: not every pooler lets them (`DB_PREPARED`). */
  isPreparing?: boolean;
  /** Something between lends the connections: nothing may be kept on one, and the role brings its own settings. */
  isPooled?: boolean;
  /** Reaches PostgreSQL itself, for listening; without one, the address given. */
  directUrl?: string;
  /** Hosts that follow this database, for what everybody may read (`DATABASE_READ_URL`). */
  readUrl?: string | null;
  /** Hears of connections that broke while nobody used them. */
  onConnectionError?: (error: Error) => void;
  /** Whoever measures statements. */
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
/** Whoever has waited this long is told: repeating what is slow only makes it slower for everybody. */
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
    // The types of pg leave out what it makes a client with.
    ...(hostsOf(url).length > 1 ? { Client: LeaderClient as unknown as typeof pg.Client } : {}),
    // A pooler refuses a connection that brings any.
    ...(options.isPooled ? {} : { options: asOptions(sessionSettings(options.statementTimeoutMs)) }),
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
const mayRetry = (error: unknown): boolean =>
  isContention(error) || (isConnectionLoss(error) && !isPoolFull(error) && !isUndecided(error));

async function runTransaction<T>(kysely: Kysely<Schema>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const deadline = Date.now() + RETRY_WITHIN_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await kysely.transaction().execute(work);
    } catch (error) {
      // A connection lost during COMMIT leaves open what became of it; only the caller can find out.
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
    // Not `kysely.destroy()`: it leaves the pool open if Kysely has not used it yet. A client that is
    // still out would be waited for without end.
    close: async () => {
      const closed = Promise.all([changes.close(), standbys?.close(), pool.end()]);
      await Promise.race([closed, delay(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
