import { setTimeout as delay } from 'node:timers/promises';
import type { TestService } from '@tests/support/service';

/**
 * Lets `late` wait for an account's row that another transaction is changing, and then commits that change: the one
 * order of two simultaneous acts that chance never produces.
 */
export const whileHeld = async <T>(
  { db }: TestService,
  change: { sql: string; values?: unknown[] },
  late: () => Promise<T>,
): Promise<T> => {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(change.sql, change.values);
    const answer = late();
    for (let i = 0; i < 200; i++) {
      const { rows } = await db.pool.query(
        'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database()) union all select 1 from pg_locks where not granted and locktype = $1',
        ['transactionid'],
      );
      if (rows.length > 0) break;
      await delay(10);
    }
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
};
