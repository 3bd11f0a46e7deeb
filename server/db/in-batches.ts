import { type Compilable, type Expression, type Kysely, sql } from 'kysely';
import type { Schema } from './schema';

/**
 * Yields the rows of a query in batches, all from one snapshot; the rest stays in the database. `present` reads what it
 * adds from the same `snapshot`, over the same connection. The reader keeps that connection until the last batch, so it
 * must not wait for a slow visitor between batches.
 */
export async function* inBatches<Row, Shown>(
  db: Kysely<Schema>,
  query: Expression<Row> & Compilable<Row>,
  present: (rows: Row[], snapshot: Kysely<Schema>) => Shown[] | Promise<Shown[]>,
): AsyncGenerator<Shown[]> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`declare batches no scroll cursor for ${query}`.execute(tx);
    const next = sql<Row>`fetch 500 from batches`;
    for (;;) {
      const { rows } = await next.execute(tx);
      if (rows.length === 0) return;
      yield await present(rows, tx);
    }
  } finally {
    await tx.rollback().execute();
  }
}
