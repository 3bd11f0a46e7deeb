import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { CountedSheet } from '@server/spreadsheet/sheet';
import type { Kysely } from 'kysely';
import { applicationTable } from './application-table';
import { type Asked, allApplications, type ListQuery, listApplications } from './list-applications';

/** The views that a person saved, for the export of their own data. */
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

/** The list of applications as a table, filtered as the page shows it. */
export const applicationsToTable = (asked: Asked, query: ListQuery): CountedSheet => ({
  sheet: applicationTable(allApplications(asked, query)),
  total: async () => (await listApplications(asked, { ...query, pageNum: 1, pageSize: 1 })).total,
});
