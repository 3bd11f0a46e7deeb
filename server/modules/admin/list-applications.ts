import type { AdminApplication } from '@contract/admin-apply';
import type { Calls } from '@contract/endpoints';
import type { Schema } from '@server/db/schema';
import { pageOf } from '@server/http/paging';
import { listFiled } from '@server/modules/apply/service';
import { NO_REVIEWS, reviewTallies } from '@server/modules/review/service';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';

type Query = Calls['GET /prod-api/cms/apply/list']['query'];
type Column = 'updateTime' | 'submittedAt' | 'statusSince' | 'no' | 'title';

/** A spreadsheet of more rows is a job for a database tool, not for a browser. */
const EXPORT_ROWS_MAX = 5000;

export interface Asked {
  db: Kysely<Schema>;
  caller: Caller;
  now: Date;
}

/** The list of the admin area; with `all`, as much of it as an export takes. */
export const listApplications = async (
  asked: Asked,
  query: Query,
  all = false,
): Promise<{ rows: AdminApplication[]; total: number }> => {
  const page = all
    ? { limit: EXPORT_ROWS_MAX, offset: 0, direction: pageOf(query).direction }
    : pageOf(query);
  const column = (query.orderByColumn ?? 'updateTime') as Column;
  const { rows, total } = await listFiled(asked, query, { ...page, column });
  const tallies = await reviewTallies(
    asked.db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, ...(tallies.get(row.id) ?? NO_REVIEWS) })), total };
};
