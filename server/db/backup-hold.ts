import { setTimeout as delay } from 'node:timers/promises';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from './database';

/** Any constant will do; no other lock of this database bears it. */
const HOLD_KEY = 8_000_115;
const WAIT_MS = 10_000;
const POLL_MS = 100;

/**
 * A backup reads the rows of one snapshot and then, for a long time, the files they name. Until it has ended, no file
 * may be removed; files that no row names any more are cleaned up later. Answers whether `remove` has run.
 */
export const unlessHeld = ({ kysely }: Database, remove: () => Promise<void>): Promise<boolean> =>
  kysely.transaction().execute(async (tx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock_shared(${HOLD_KEY}) as free`.execute(tx);
    if (rows[0]?.free !== true) return false;
    await remove();
    return true;
  });

/** Keeps files from being removed until the connection ends, even by a crash. */
export async function holdFiles(client: ClientBase): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      HOLD_KEY,
    ]);
    if (rows[0]?.held === true) return;
    if (Date.now() > deadline) {
      throw new StartupError('另一个备份正在进行，请等它做完再来。', EXIT_CODES.alreadyRunning);
    }
    await delay(POLL_MS);
  }
}
