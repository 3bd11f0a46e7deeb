import { type DayTree, growTree } from '@contract/rules/receipt-proof/day-tree';
import type { PublishedDay } from '@contract/rules/receipt-proof/proof';
import type { Database } from '@server/db/database';
import { createLruMap } from '@server/security/lru-map';
import { sql } from 'kysely';
import { hashesBetween } from './day-hashes';

type Db = Database['kysely'];

/** Days whose hash tree is kept: everybody who verifies a receipt of a busy day needs a path through the same tree. */
const TREES_KEPT = 8;
const trees = createLruMap<string, DayTree>(TREES_KEPT);

interface Ends {
  hash: string;
  firstSequence: number;
  lastSequence: number;
}

const treeOf = async (db: Db, { hash, firstSequence, lastSequence }: Ends): Promise<DayTree> => {
  const known = trees.get(hash);
  if (known) return known;
  const tree = growTree(await hashesBetween(db, firstSequence, lastSequence));
  trees.set(hash, tree);
  return tree;
};

/** The published day that contains a receipt, and the receipt's path in its tree; null until the day has ended. */
export const dayOfReceipt = async (db: Db, sequence: number): Promise<PublishedDay | null> => {
  const row = await db
    .selectFrom('receiptDay')
    .select(['statement', 'signature', 'keyId', 'hash', 'firstSequence', 'lastSequence'])
    .where('firstSequence', '<=', sequence)
    .where('lastSequence', '>=', sequence)
    .executeTakeFirst();
  if (!row) return null;
  const { statement, signature, keyId } = row;
  return { statement, signature, keyId, path: (await treeOf(db, row)).pathOf(sequence - row.firstSequence) };
};

interface Page {
  limit: number;
  offset: number;
  direction: 'asc' | 'desc';
}

/** Published days, newest first by default, and their number. */
export const listDays = async (db: Db, { offset, limit, direction }: Page) => {
  const rows = await db
    .selectFrom('receiptDay')
    .select(['statement', 'signature', 'keyId'])
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .orderBy('receiptDay.day', direction)
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('receiptDay')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
};
