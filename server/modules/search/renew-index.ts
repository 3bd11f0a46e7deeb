import type { SearchKind } from '@contract/search';
import type { Database, Transaction } from '@server/db/database';
import { sql } from 'kysely';
import { INDEXER } from './grams';

/** How the owner of records writes these of them into the index, from what it keeps. */
export type Indexer = (tx: Transaction, refs: readonly number[]) => Promise<unknown>;
export type Indexers = Record<SearchKind, Indexer>;

/** Little enough that whoever publishes one of them hardly waits. */
const BATCH = 50;

interface Document {
  kind: SearchKind;
  ref: number;
}

/**
 * What an older program wrote, or writes while it is being replaced: the index of the marks is asked for what stands
 * before, behind and without the present one, so that once an hour nothing is found in no time.
 */
const outdated = (db: Database): Promise<Document[]> =>
  db.transaction(async (tx) => {
    // It is taken for granted that a good part of all is outdated; the whole table would be read to find nothing.
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<Document>`
      select kind, ref from search_document
      where search_mark(grams) < ${INDEXER} or search_mark(grams) > ${INDEXER} or search_mark(grams) is null
      order by kind, ref`.execute(tx);
    return [...rows];
  });

/** Those that are still in the index; whoever would change or remove one now waits, and comes after. */
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

/** Writes what an older program indexed anew from the records; answers how many. */
export const renewIndex = async (db: Database, indexers: Indexers): Promise<number> => {
  const documents = await outdated(db);
  for (const [kind, indexer] of Object.entries(indexers) as [SearchKind, Indexer][]) {
    const refs = documents.filter((one) => one.kind === kind).map(({ ref }) => ref);
    for (let from = 0; from < refs.length; from += BATCH)
      await db.transaction(async (tx) => indexer(tx, await held(tx, kind, refs.slice(from, from + BATCH))));
  }
  return documents.length;
};
