import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EXIT_CODES } from '@server/errors/startup-error';
import pg from 'pg';
import { noteUser } from './database-users';

const ROOT = resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;
const POLL_MS = 50;

/** One server per checkout and user; simultaneous test runs share it, but never a database. */
const directoryName = (): string => {
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 8);
  return `kaichuang-tests-${process.getuid?.() ?? 0}-${checkout}`;
};
export const TEST_DIRECTORY = join(tmpdir(), directoryName());
const URL_FILE = join(TEST_DIRECTORY, 'url');
const LOG_FILE = `${TEST_DIRECTORY}.log`;

async function connectIfRunning(): Promise<pg.Client | null> {
  if (!existsSync(URL_FILE)) return null;
  const client = new pg.Client({ connectionString: readFileSync(URL_FILE, 'utf8') });
  // It may be shut down while we are connecting.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end();
    return null;
  }
}

/** Starts the keeper in a session of its own, since it outlives this run; a second one ends by itself. */
function startKeeper(): { failure: () => string | null; hasGivenWay: () => boolean } {
  mkdirSync(TEST_DIRECTORY, { recursive: true, mode: 0o711 });
  const log = openSync(LOG_FILE, 'w', 0o600);
  const keeper = join(ROOT, 'tests/support/keep-test-database.mjs');
  const child = spawn(process.execPath, [keeper, TEST_DIRECTORY], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let exitCode: number | null = null;
  child.once('exit', (code) => {
    exitCode = code ?? 1;
  });
  const isFailure = () => exitCode !== null && exitCode !== 0 && exitCode !== EXIT_CODES.alreadyRunning;
  return {
    failure: () => (isFailure() ? readFileSync(LOG_FILE, 'utf8') : null),
    hasGivenWay: () => exitCode === EXIT_CODES.alreadyRunning,
  };
}

/** A connection of a role that may create databases, to a server that is started if need be. */
export async function connectToTestPostgres(): Promise<{ client: pg.Client; url: string }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    const client = new pg.Client({ connectionString: given });
    await client.connect();
    return { client, url: given };
  }
  const deadline = Date.now() + START_LIMIT_MS;
  noteUser(TEST_DIRECTORY);
  let keeper: ReturnType<typeof startKeeper> | null = null;
  while (Date.now() < deadline) {
    const client = await connectIfRunning();
    if (client) return { client, url: readFileSync(URL_FILE, 'utf8') };
    keeper ??= startKeeper();
    const failure = keeper.failure();
    if (failure !== null) throw new Error(`The database for the tests did not start:\n${failure}`);
    // It yielded to a keeper that will answer soon, or to one that is just stopping; in the latter case start another.
    if (keeper.hasGivenWay()) keeper = null;
    await delay(POLL_MS);
  }
  throw new Error(
    `The database for the tests did not answer in ${START_LIMIT_MS / 1000} s, see ${LOG_FILE}.`,
  );
}
