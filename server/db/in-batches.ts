import { type Compilable, type Expression, type Kysely, sql } from 'kysely';
import type { Schema } from './schema';

/**
 * The rows of a query as they stood at one moment, so many at a time: the rest stays in the database. What `present`
 * adds to them it reads from the same moment, `snapshot`, and over the same connection. Whoever reads holds that until
 * the last batch, so nothing that a visitor can make slow may stand between two of them.
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
