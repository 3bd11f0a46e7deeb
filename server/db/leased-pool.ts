import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isConnectionLoss, isUnanswered, noteUndecided } from './failures';

/** A comment at the start of a statement that names its prepared plan (`prepared`). */
const NAMED = /^\/\*([\w.-]+)\*\/ /;

const BEGINS = /^(?:begin|start transaction)/;
const ENDS = /^(?:commit|rollback)$/;
/** `for update` only locks, and counting attempts in `rate_limit` does not count as a write here. */
const WRITES = /\b(?:insert into (?!"?rate_limit\b)|delete from |merge into |(?<!for (?:no key )?)update )/i;
const READS = /^(?:\/\*[\w.-]+\*\/ )?(?:select|with)\b/i;

/** Whether a statement outside a transaction, judged by its text, changes nothing. */
export const isReading = (text: string): boolean => READS.test(text) && !WRITES.test(text);

/** Called when a statement is sent; the returned function is called when it ends. */
export type OnStatement = (text: string) => (hasFailed: boolean) => void;

export interface LeaseOptions {
  isPreparing?: boolean;
  onStatement?: OnStatement;
}

/**
 * A connection in the form Kysely uses. After a statement without reply, everything sent later would queue behind it:
 * the connection then takes no further statements, not even ROLLBACK, and is not returned to the pool. So a transaction
 * whose COMMIT was not sent has certainly changed nothing; after a COMMIT without reply, or a write outside a
 * transaction, the outcome is unknown.
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
