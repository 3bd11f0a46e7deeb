import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isUnanswered } from './failures';

/**
 * A connection as Kysely holds it. Once a statement goes unanswered, everything sent after it would wait behind it:
 * the connection takes no more, its ROLLBACK included, and is not given back to the pool.
 */
function leaseOf(client: pg.PoolClient): PostgresPoolClient {
  let lost: Error | undefined;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (lost) throw lost;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (isUnanswered(error)) lost = error as Error;
      throw error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(lost) };
}

/** The pool for Kysely, which itself never tells pg that a connection has gone bad. */
export const leasedPool = (pool: pg.Pool): PostgresPool => ({
  connect: async () => leaseOf(await pool.connect()),
  end: () => pool.end(),
});
