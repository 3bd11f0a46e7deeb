import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** The views that a person named, for their own copy of them. */
export const adminViewsToExport = (db: Kysely<Schema>, accountId: number) =>
  db
    .selectFrom('adminView')
    .select(['list', 'views', 'opensWith'])
    .where('accountId', '=', accountId)
    .orderBy('list')
    .execute();

export const forgetAdminViews = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('adminView').where('accountId', '=', accountId).execute();
};
