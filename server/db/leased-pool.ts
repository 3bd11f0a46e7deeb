import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isConnectionLoss, isUnanswered, noteUndecided } from './failures';

/** The name under which a connection keeps the plan of a statement that brings one (`prepared`). */
const NAMED = /^\/\*([\w.-]+)\*\/ /;

const BEGINS = /^(?:begin|start transaction)/;
const ENDS = /^(?:commit|rollback)$/;
/** `for update` only locks, and how often somebody tried is no act of theirs. */
const WRITES = /\b(?:insert into (?!"?rate_limit\b)|delete from |merge into |(?<!for (?:no key )?)update )/i;
const READS = /^(?:\/\*[\w.-]+\*\/ )?(?:select|with)\b/i;

/** Whether a statement stands alone and, as far as its words tell, changes nothing. */
export const isReading = (text: string): boolean => READS.test(text) && !WRITES.test(text);

/** Hears of each statement as it is sent; the answer hears of its end, and whether it failed. */
export type OnStatement = (text: string) => (hasFailed: boolean) => void;

export interface LeaseOptions {
  isPreparing?: boolean;
  onStatement?: OnStatement;
}

/**
 * A connection as Kysely holds it. Once a statement goes unanswered, everything sent after it would wait behind it:
 * the connection takes no more, its ROLLBACK included, and is not given back to the pool. So a transaction whose COMMIT
 * was not sent yet has surely left nothing; of one whose COMMIT went unanswered, and of a write outside of any, nobody
 * knows.
 */
export function leaseOf(
  client: pg.PoolClient,
  { isPreparing = true, onStatement }: LeaseOptions,
): PostgresPoolClient {
  const send = (text: string, values: unknown[]) => {
    const name = isPreparing && text.startsWith('/*') ? NAMED.exec(text)?.[1] : undefined;
    return name ? client.query({ name, text, values }) : client.query(text, values);
  };
  let lost: Error | undefined;
  let isWithin = false;
  const lose = (text: string, error: Error): void => {
    lost = error;
    if (text === 'commit' || (!isWithin && WRITES.test(text))) noteUndecided(error);
  };
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (lost) throw lost;
    const ended = onStatement?.(text);
    try {
      const answer = await send(text, [...values]);
      ended?.(false);
      isWithin = BEGINS.test(text) || (isWithin && !ENDS.test(text));
      return answer;
    } catch (error) {
      ended?.(true);
      if (isUnanswered(error) || isConnectionLoss(error)) lose(text, error as Error);
      throw error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(lost) };
}

/** The pool for Kysely, which itself never tells pg that a connection has gone bad. */
export const leasedPool = (pool: pg.Pool, options: LeaseOptions = {}): PostgresPool => ({
  connect: async () => leaseOf(await pool.connect(), options),
  end: () => pool.end(),
});
