import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** A person's saved searches, for the data export. */
export const savedSearchesToExport = (db: Kysely<Schema>, accountId: number) =>
  db
    .selectFrom('savedSearch')
    .select(['kind', 'name', 'filters', 'paused', 'createdAt', 'toldAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

export const countSavedSearchesOf = async (db: Kysely<Schema>, accountId: number): Promise<number> =>
  (await savedSearchesToExport(db, accountId)).length;

export const forgetSavedSearches = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('savedSearch').where('accountId', '=', accountId).execute();
};
