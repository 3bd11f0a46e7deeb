import type { AdminApplication } from '@contract/admin-apply';
import type { Calls } from '@contract/endpoints';
import type { Sealer } from '@server/crypto/sealing';
import type { Schema } from '@server/db/schema';
import { pageOf, queuePageOf } from '@server/http/paging';
import { allFiled, type FiledOrder, listFiled } from '@server/modules/apply/service';
import { NO_REVIEWS, reviewTallies } from '@server/modules/review/service';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';

export type ListQuery = Calls['GET /prod-api/cms/apply/list']['query'];

export interface Asked {
  db: Kysely<Schema>;
  sealer: Sealer;
  caller: Caller;
  now: Date;
}

/** What waits for the office stands by the day it is promised for, unless another order is asked for. */
const orderOf = (query: ListQuery): FiledOrder => {
  const isQueue = query.waiting === true && query.orderByColumn === undefined;
  const column = isQueue ? 'due' : ((query.orderByColumn ?? 'updateTime') as FiledOrder['column']);
  return { column, direction: queuePageOf(query, isQueue).direction };
};

/**
 * Adds how far each review has come. Whoever is recused because they take part in an application does not see its
 * score.
 */
const withReviews = async <T extends { id: number; recused: boolean }>(
  rows: readonly T[],
  db: Asked['db'],
) => {
  const tallies = await reviewTallies(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    ...(tallies.get(row.id) ?? NO_REVIEWS),
    ...(row.recused && { score: null }),
  }));
};

/** The list of the admin area. */
export const listApplications = async (
  asked: Asked,
  query: ListQuery,
): Promise<{ rows: AdminApplication[]; total: number }> => {
  const { rows, total } = await listFiled(asked, query, { ...pageOf(query), ...orderOf(query) });
  return { rows: await withReviews(rows, asked.db), total };
};

/** The same list without paging, in batches. */
export const allApplications = (asked: Asked, query: ListQuery): AsyncGenerator<AdminApplication[]> =>
  allFiled(asked, query, orderOf(query), withReviews);
