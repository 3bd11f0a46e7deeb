import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** How many submissions were given a receipt: the number of the last one. */
export const receiptsGiven = async (db: Kysely<Schema>): Promise<number> => {
  const head = await db.selectFrom('receiptHead').select('sequence').executeTakeFirst();
  return Number(head?.sequence ?? 0);
};
