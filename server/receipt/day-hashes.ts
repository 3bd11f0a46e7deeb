import type { Database } from '@server/db/database';

/** Hashes of the receipts between two sequences, both included, in the order of the chain. */
export const hashesBetween = async (
  db: Database['kysely'],
  firstSequence: number,
  lastSequence: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('applicationReceipt')
    .select('hash')
    .where('sequence', '>=', firstSequence)
    .where('sequence', '<=', lastSequence)
    .orderBy('sequence')
    .execute();
  return rows.map(({ hash }) => hash);
};
