import type { EventEmitter } from 'node:events';
import type pg from 'pg';

/** Command tags of PostgreSQL for statements that changed something: `INSERT 0 1`, `UPDATE 3`, `ALTER TABLE`. */
const CHANGED = /^(?:INSERT 0|UPDATE|DELETE|MERGE|COPY) [1-9]|^(?:TRUNCATE|ALTER|CREATE|DROP)/;
const IDLE = 'I';

interface Wire {
  connection: EventEmitter<{ commandComplete: [{ text: string }]; readyForQuery: [{ status: string }] }>;
}

/**
 * Counts the writing transactions of this process from PostgreSQL's own replies: once for each transaction that changed
 * a row, when it has ended and before its caller continues.
 */
export const countWrites = (pool: pg.Pool): (() => number) => {
  let count = 0;
  pool.on('connect', (client) => {
    let hasChanged = false;
    const { connection } = client as unknown as Wire;
    connection.on('commandComplete', ({ text }) => {
      hasChanged ||= CHANGED.test(text);
    });
    connection.on('readyForQuery', ({ status }) => {
      if (!hasChanged || status !== IDLE) return;
      hasChanged = false;
      count += 1;
    });
  });
  return () => count;
};
