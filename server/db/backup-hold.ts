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
 * A backup has seen the rows of one moment and reads the files of that moment for a long time after. Until it has
 * ended nobody removes bytes; those that no row knows any more are swept later. Answers whether `remove` has run.
 */
export const unlessHeld = ({ kysely }: Database, remove: () => Promise<void>): Promise<boolean> =>
  kysely.transaction().execute(async (tx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock_shared(${HOLD_KEY}) as free`.execute(tx);
    if (rows[0]?.free !== true) return false;
    await remove();
    return true;
  });

/** Holds until the connection ends, however it ends. */
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
