import type { EventEmitter } from 'node:events';
import type pg from 'pg';

/** `INSERT 0 1`, `UPDATE 3`, `ALTER TABLE`: what PostgreSQL says of a statement that changed something. */
const CHANGED = /^(?:INSERT 0|UPDATE|DELETE|MERGE|COPY) [1-9]|^(?:TRUNCATE|ALTER|CREATE|DROP)/;
const IDLE = 'I';

interface Wire {
  connection: EventEmitter<{ commandComplete: [{ text: string }]; readyForQuery: [{ status: string }] }>;
}

/**
 * Counts what this process has written, as PostgreSQL itself reports it: once for each transaction that changed a row,
 * when it is over, and before whoever waits for it goes on.
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
