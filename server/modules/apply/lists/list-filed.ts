import type { ApplicationStatus } from '@contract/enums';
import { contains } from '@server/db/like';
import type { Db } from '@server/modules/apply/scope';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type HeadRow, selectHeads } from './head-query';

export interface FiledFilter {
  periodId?: number | undefined;
  category?: string | undefined;
  status?: ApplicationStatus | undefined;
  waiting?: boolean | undefined;
  keyword?: string | undefined;
}
export type FiledColumn = 'updateTime' | 'submittedAt' | 'statusSince' | 'no' | 'title';

const COLUMNS = {
  updateTime: 'a.updatedAt',
  submittedAt: 'a.submittedAt',
  statusSince: 'a.handlerSince',
  no: 'a.no',
  title: 'a.title',
} as const satisfies Record<FiledColumn, string>;

type Tables = {
  a: {
    periodId: number;
    category: string | null;
    status: ApplicationStatus;
    title: string;
    no: string | null;
    unitName: string | null;
    handler: string | null;
    reportedAt: Date | null;
  };
};

/** What the office may see (policy.ts): reported once, and not back in the applicant's own hands. */
const matches =
  ({ periodId, category, status, waiting, keyword }: FiledFilter) =>
  (eb: ExpressionBuilder<Tables, 'a'>) => {
    const text = keyword?.replaceAll('\u0000', '').trim();
    return eb.and([
      eb('a.reportedAt', 'is not', null),
      eb('a.status', 'not in', ['draft', 'withdrawn']),
      ...(periodId === undefined ? [] : [eb('a.periodId', '=', periodId)]),
      ...(category === undefined ? [] : [eb('a.category', '=', category)]),
      ...(status === undefined ? [] : [eb('a.status', '=', status)]),
      ...(waiting ? [eb('a.handler', '=', 'office')] : []),
      ...(text
        ? [
            eb.or([
              eb('a.title', 'ilike', contains(text)),
              eb('a.no', 'ilike', contains(text)),
              eb('a.unitName', 'ilike', contains(text)),
              sql<SqlBool>`coalesce(owner.real_name, owner.nickname) like ${contains(text)}`,
            ]),
          ]
        : []),
    ]);
  };

const where = (filter: FiledFilter) => (eb: unknown) => matches(filter)(eb as ExpressionBuilder<Tables, 'a'>);

/** Only a search reads the people: without one, the count is taken from an index. */
export const countFiled = async (db: Db, filter: FiledFilter): Promise<number> => {
  const { n } = await db
    .selectFrom('application as a')
    .$if(filter.keyword !== undefined, (query) =>
      query.innerJoin('account as owner', 'owner.id', 'a.ownerId'),
    )
    .where(where(filter))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

export interface FiledOrder {
  column: FiledColumn;
  direction: 'asc' | 'desc';
}
export interface FiledPage extends FiledOrder {
  limit: number;
  offset: number;
}

/** What units have reported, for the admin area. */
export const filedQuery = (db: Db, filter: FiledFilter, { column, direction }: FiledOrder) =>
  selectHeads(db)
    .where(where(filter))
    .orderBy(COLUMNS[column], (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('a.id', 'desc');

export const selectFiled = (db: Db, filter: FiledFilter, page: FiledPage): Promise<HeadRow[]> =>
  filedQuery(db, filter, page).limit(page.limit).offset(page.offset).execute();
