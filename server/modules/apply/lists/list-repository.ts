import type { MyListTab } from '@contract/enums';
import { TERMINAL } from '@contract/rules/status-machine';
import { contains } from '@server/db/like';
import type { Db } from '@server/modules/apply/scope';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type HeadRow, selectHeads } from './head-query';

export interface MyListFilter {
  ownerId: number;
  now: Date;
  keyword?: string | undefined;
  periodId?: number | undefined;
}

export type ListColumn = 'updateTime' | 'createTime' | 'submittedAt' | 'title' | 'status';
/** The closed list of columns a caller may order by. */
const COLUMNS = {
  updateTime: 'a.updatedAt',
  createTime: 'a.createdAt',
  submittedAt: 'a.submittedAt',
  title: 'a.title',
  status: 'a.status',
} as const satisfies Record<ListColumn, string>;

const UNSENT = ['draft', 'withdrawn'] as const;

/** A draft whose period is over waits for nobody: it counts as ended, not as something to do. */
const isMissed = (now: Date) =>
  sql<SqlBool>`a.status in (${sql.join(UNSENT)}) and p.apply_end <= ${new Date(now.getTime() - 1000)}`;
const isEnded = (now: Date) => sql<SqlBool>`(a.status in (${sql.join(TERMINAL)}) or (${isMissed(now)}))`;
const isTodo = (now: Date) => sql<SqlBool>`(a.handler = 'applicant' and not (${isMissed(now)}))`;

const TABS: Record<MyListTab, (now: Date) => Expression<SqlBool>> = {
  all: () => sql<SqlBool>`true`,
  todo: isTodo,
  ended: isEnded,
  active: (now) => sql<SqlBool>`not ${isTodo(now)} and not ${isEnded(now)}`,
};

type Builder = ExpressionBuilder<
  { a: { ownerId: number; periodId: number; title: string; no: string | null } },
  'a'
>;
const matches =
  ({ ownerId, periodId, keyword }: MyListFilter) =>
  (eb: Builder) =>
    eb.and([
      eb('a.ownerId', '=', ownerId),
      ...(periodId === undefined ? [] : [eb('a.periodId', '=', periodId)]),
      ...(keyword
        ? [eb.or([eb('a.title', 'ilike', contains(keyword)), eb('a.no', 'ilike', contains(keyword))])]
        : []),
    ]);

const counted = (condition: Expression<SqlBool>) => sql<number>`count(*) filter (where ${condition})`;

/** How many stand under each tab, for the same search. */
export const countMine = (db: Db, filter: MyListFilter): Promise<Record<MyListTab, number>> =>
  db
    .selectFrom('application as a')
    .innerJoin('period as p', 'p.id', 'a.periodId')
    .select([
      counted(TABS.all(filter.now)).as('all'),
      counted(TABS.todo(filter.now)).as('todo'),
      counted(TABS.active(filter.now)).as('active'),
      counted(TABS.ended(filter.now)).as('ended'),
    ])
    .where((eb) => matches(filter)(eb as unknown as Builder))
    .executeTakeFirstOrThrow();

interface Page {
  tab: MyListTab;
  column: ListColumn;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export const selectMine = (
  db: Db,
  filter: MyListFilter,
  { tab, column, order, limit, offset }: Page,
): Promise<HeadRow[]> =>
  selectHeads(db)
    .where((eb) => matches(filter)(eb as unknown as Builder))
    .where(TABS[tab](filter.now))
    .orderBy(COLUMNS[column], (direction) =>
      (order === 'asc' ? direction.asc() : direction.desc()).nullsLast(),
    )
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
