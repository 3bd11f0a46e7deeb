import type { ApplicationStatus } from '@contract/enums';
import { inBatches } from '@server/db/in-batches';
import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import { namesOf } from '@server/drafts/names-of';
import { changeIsAt } from '@server/modules/apply/changes/change-queue';
import { type HeadRow, selectHeads } from '@server/modules/apply/head-query';
import { namedAmong } from '@server/modules/apply/named-in-team';
import { authorsOf, isInvolved } from '@server/modules/apply/policy';
import { presentHead } from '@server/modules/apply/present-head';
import type { Db, Scope } from '@server/modules/apply/scope';
import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

export interface FiledFilter {
  periodId?: number | undefined;
  category?: string | undefined;
  status?: ApplicationStatus | undefined;
  waiting?: boolean | undefined;
  change?: boolean | undefined;
  keyword?: string | undefined;
}
export type FiledColumn = 'updateTime' | 'submittedAt' | 'statusSince' | 'no' | 'title' | 'due';

const COLUMNS = {
  updateTime: 'a.updatedAt',
  submittedAt: 'a.submittedAt',
  statusSince: 'a.handlerSince',
  no: 'a.no',
  title: 'a.title',
  due: 'a.promisedUntil',
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
  ({ periodId, category, status, waiting, change, keyword }: FiledFilter) =>
  (eb: ExpressionBuilder<Tables, 'a'>) => {
    const text = keyword?.replaceAll('\u0000', '').trim();
    return eb.and([
      eb('a.reportedAt', 'is not', null),
      eb('a.status', 'not in', ['draft', 'withdrawn']),
      ...(periodId === undefined ? [] : [eb('a.periodId', '=', periodId)]),
      ...(category === undefined ? [] : [eb('a.category', '=', category)]),
      ...(status === undefined ? [] : [eb('a.status', '=', status)]),
      ...(waiting ? [eb('a.handler', '=', 'office')] : []),
      ...(change ? [changeIsAt('office')] : []),
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

/** Without a search, the count is taken from an index. */
const countFiled = async (db: Db, filter: FiledFilter): Promise<number> => {
  const { n } = await filedOnly(db, filter)
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

const inOrder =
  ({ column, direction }: FiledOrder) =>
  <Row>(query: SelectQueryBuilder<Schema & { a: Schema['application'] }, 'a', Row>) =>
    query
      .orderBy(COLUMNS[column], (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
      // Among equal promised dates, or none, whoever has waited longest comes first.
      .$if(column === 'due', (queue) => queue.orderBy('a.handlerSince', direction))
      .orderBy('a.id', 'desc');

const filedQuery = (db: Db, filter: FiledFilter, order: FiledOrder) =>
  selectHeads(db).where(where(filter)).$call(inOrder(order));

/** Joins the people only for a search, so that other counts can use an index alone. */
const filedOnly = (db: Db, filter: FiledFilter) =>
  db
    .selectFrom('application as a')
    .$if(filter.keyword !== undefined, (query) =>
      query.innerJoin('account as owner', 'owner.id', 'a.ownerId'),
    )
    .where(where(filter));

/** Selects the ids of the page first, so that the costly columns are computed only for its rows. */
const selectFiled = (db: Db, filter: FiledFilter, page: FiledPage): Promise<HeadRow[]> =>
  selectHeads(db)
    .where(
      'a.id',
      'in',
      filedOnly(db, filter).select('a.id').$call(inOrder(page)).limit(page.limit).offset(page.offset),
    )
    .$call(inOrder(page))
    .execute();

type Reading = Pick<Scope<Db>, 'db' | 'caller' | 'now' | 'sealer'>;

const presentFiled = async (heads: readonly HeadRow[], reading: Reading) => {
  const { db, caller, now } = reading;
  const named = await namedAmong(
    reading,
    heads.map(({ id }) => id),
  );
  const names = await namesOf(db, heads.flatMap(authorsOf));
  return heads.map((head) => ({
    ...presentHead(head, caller, now, named.has(head.id)),
    recused: isInvolved(caller, head, named.has(head.id)),
    ownerName: head.ownerName,
    authorNames: authorsOf(head).flatMap((accountId) => names.get(accountId) ?? []),
  }));
};

/** Reported applications, for the list of the admin area. */
export const listFiled = async (reading: Reading, filter: FiledFilter, page: FiledPage) => {
  const { db } = reading;
  const [heads, total] = [await selectFiled(db, filter, page), await countFiled(db, filter)];
  return { rows: await presentFiled(heads, reading), total };
};

type FiledRow = Awaited<ReturnType<typeof presentFiled>>[number];

/** The same without paging, in batches; `complete` adds to the rows from the same database snapshot. */
export const allFiled = <Shown>(
  reading: Reading,
  filter: FiledFilter,
  order: FiledOrder,
  complete: (rows: readonly FiledRow[], snapshot: Db) => Promise<Shown[]>,
): AsyncGenerator<Shown[]> =>
  inBatches(reading.db, filedQuery(reading.db, filter, order), async (heads, snapshot) =>
    complete(await presentFiled(heads, { ...reading, db: snapshot }), snapshot),
  );
