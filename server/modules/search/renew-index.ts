import type { SearchKind } from '@contract/search';
import type { Database, Transaction } from '@server/db/database';
import { sql } from 'kysely';
import { INDEXER } from './grams';

/** Indexes the given records again; provided by the module that owns them. */
export type Indexer = (tx: Transaction, refs: readonly number[]) => Promise<unknown>;
export type Indexers = Record<SearchKind, Indexer>;

/** Few enough that publishing one of these documents is hardly delayed. */
const BATCH = 50;

interface Document {
  kind: SearchKind;
  ref: number;
}

/**
 * Documents indexed by an older program, or by one that is just being replaced. Asks the index for marks below, above
 * and without the present one: this hourly query usually finds nothing and must then be fast.
 */
const outdated = (db: Database): Promise<Document[]> =>
  db.transaction(async (tx) => {
    // PostgreSQL assumes that many rows are outdated and would read the whole table to find none.
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<Document>`
      select kind, ref from search_document
      where search_mark(grams) < ${INDEXER} or search_mark(grams) > ${INDEXER} or search_mark(grams) is null
      order by kind, ref`.execute(tx);
    return [...rows];
  });

/** Locks those that are still in the index; others who change or remove one wait, and come after this. */
const held = async (tx: Transaction, kind: SearchKind, refs: readonly number[]): Promise<number[]> =>
  (
    await tx
      .selectFrom('searchDocument')
      .select('ref')
      .where('kind', '=', kind)
      .where('ref', 'in', [...refs])
      .orderBy('ref')
      .forUpdate()
      .execute()
  ).map(({ ref }) => ref);

/** Indexes again what an older program indexed, from the records themselves; answers how many. */
export const renewIndex = async (db: Database, indexers: Indexers): Promise<number> => {
  const documents = await outdated(db);
  for (const [kind, indexer] of Object.entries(indexers) as [SearchKind, Indexer][]) {
    const refs = documents.filter((one) => one.kind === kind).map(({ ref }) => ref);
    for (let from = 0; from < refs.length; from += BATCH)
      await db.transaction(async (tx) => indexer(tx, await held(tx, kind, refs.slice(from, from + BATCH))));
  }
  return documents.length;
};
