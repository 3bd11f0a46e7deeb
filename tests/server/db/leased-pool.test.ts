import { isUndecided } from '@server/db/failures';
import { leasedPool } from '@server/db/leased-pool';
import type pg from 'pg';

/** A pool with one connection that answers, or falls silent from `silentAt` on. */
const aPool = (silentAt: string | null) => {
  const seen: string[] = [];
  const released: unknown[] = [];
  const client = {
    query: async (text: string) => {
      seen.push(text);
      if (text === silentAt) throw new Error('Query read timeout');
      return { command: 'SELECT', rowCount: 0, rows: [] };
    },
    release: (error?: unknown) => released.push(error),
  };
  const pool = { connect: async () => client, end: async () => undefined } as unknown as pg.Pool;
  return { pool: leasedPool(pool), seen, released };
};

it('a connection whose statement went unanswered takes no more, not even a rollback, and is thrown away', async () => {
  const { pool, seen, released } = aPool('update');
  const client = await pool.connect();
  await client.query('begin', []);

  await expect(client.query('update', [])).rejects.toThrow('Query read timeout');
  await expect(client.query('rollback', [])).rejects.toThrow('Query read timeout');
  client.release();

  expect(seen).toEqual(['begin', 'update']);
  expect(released).toEqual([expect.any(Error)]);
});

it.each([
  { text: 'commit', isWithin: true, isUndecided: true },
  { text: 'insert into demand', isWithin: true, isUndecided: false },
  { text: 'insert into "demand" values (1)', isWithin: false, isUndecided: true },
  { text: 'update "session" set seen = 1', isWithin: false, isUndecided: true },
  { text: 'insert into rate_limit (key) values (1)', isWithin: false, isUndecided: false },
  { text: 'with made as (update session set seen = 1) select', isWithin: false, isUndecided: true },
  { text: 'select id from demand for update', isWithin: false, isUndecided: false },
  { text: 'select id from demand', isWithin: false, isUndecided: false },
])('knows whether "$text" may have written (in a transaction: $isWithin)', async (row) => {
  const { pool } = aPool(row.text);
  const client = await pool.connect();
  if (row.isWithin) await client.query('begin', []);
  const error: unknown = await client.query(row.text, []).catch((fault: unknown) => fault);
  expect(isUndecided(error)).toBe(row.isUndecided);
});

it('a connection that has answered goes back to the others', async () => {
  const { pool, released } = aPool(null);
  const client = await pool.connect();
  await client.query('select', []);
  client.release();

  expect(released).toEqual([undefined]);
});
