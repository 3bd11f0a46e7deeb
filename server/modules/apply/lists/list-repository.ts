import type { MyListTab } from '@contract/enums';
import { TERMINAL } from '@contract/rules/status-machine';
import { many, one } from '@server/db/json-rows';
import { type Places, prepared } from '@server/db/prepared';
import { headTimes, selectHeads } from '@server/modules/apply/head-query';
import type { Db } from '@server/modules/apply/scope';
import { type Expression, type SqlBool, sql } from 'kysely';

export type ListColumn = 'updateTime' | 'createTime' | 'submittedAt' | 'title' | 'status';
/** The closed list of columns a caller may order by. */
const COLUMNS = {
  updateTime: 'a.updatedAt',
  createTime: 'a.createdAt',
  submittedAt: 'a.submittedAt',
  title: 'a.title',
  status: 'a.status',
} as const satisfies Record<ListColumn, string>;

interface Values {
  ownerId: number;
  /** One second ago: a period that ended before this is over. Its last second still counts. */
  missedBefore: Date;
  limit: number;
  offset: number;
  /** The search word as a LIKE pattern. */
  pattern?: string | undefined;
  periodId?: number | undefined;
}
interface Shape {
  tab: MyListTab;
  column: ListColumn;
  order: 'asc' | 'desc';
  isSearch: boolean;
  isOfPeriod: boolean;
}
type At = Places<Values>;

const UNSENT = ['draft', 'withdrawn'] as const;

/** A draft whose period is over waits for nobody: it counts as ended, not as something to do. */
const isMissed = ({ missedBefore }: At) =>
  sql<SqlBool>`a.status in (${sql.join(UNSENT)}) and p.apply_end <= ${missedBefore}`;
const isEnded = (at: At) => sql<SqlBool>`(a.status in (${sql.join(TERMINAL)}) or (${isMissed(at)}))`;
/** Whether the person is a helper, or an author if that role is asked for. */
const helps = ({ ownerId }: At, role?: 'author') =>
  sql<SqlBool>`a.helpers @> jsonb_build_array(jsonb_build_object('accountId', ${ownerId}::bigint${
    role ? sql`, 'role', 'author'` : sql``
  }))`;
const writes = (at: At) => sql<SqlBool>`(a.owner_id = ${at.ownerId} or ${helps(at, 'author')})`;
const isTodo = (at: At) =>
  sql<SqlBool>`(a.handler = 'applicant' and not (${isMissed(at)}) and ${writes(at)})`;

const TABS: Record<MyListTab, (at: At) => Expression<SqlBool>> = {
  all: () => sql<SqlBool>`true`,
  todo: isTodo,
  ended: isEnded,
  active: (at) => sql<SqlBool>`not ${isTodo(at)} and not ${isEnded(at)}`,
};

const matches = (at: At, { isSearch, isOfPeriod }: Shape): Expression<SqlBool> =>
  sql.join(
    [
      sql`(a.owner_id = ${at.ownerId} or ${helps(at)})`,
      ...(isOfPeriod ? [sql`a.period_id = ${at.periodId}`] : []),
      ...(isSearch ? [sql`(a.title ilike ${at.pattern} or a.no ilike ${at.pattern})`] : []),
    ],
    sql` and `,
  ) as Expression<SqlBool>;

const counted = (condition: Expression<SqlBool>) => sql<number>`count(*) filter (where ${condition})`;

/** How many stand under each tab, for the same search. */
const countMine = (db: Db, at: At, shape: Shape) =>
  db
    .selectFrom('application as a')
    .innerJoin('period as p', 'p.id', 'a.periodId')
    .select([
      counted(TABS.all(at)).as('all'),
      counted(TABS.todo(at)).as('todo'),
      counted(TABS.active(at)).as('active'),
      counted(TABS.ended(at)).as('ended'),
    ])
    .where(matches(at, shape));

const selectMine = (db: Db, at: At, shape: Shape) =>
  selectHeads(db)
    .where(matches(at, shape))
    .where(TABS[shape.tab](at))
    .orderBy(COLUMNS[shape.column], (direction) =>
      (shape.order === 'asc' ? direction.asc() : direction.desc()).nullsLast(),
    )
    .orderBy('a.id', 'desc')
    .limit(at.limit)
    .offset(at.offset);

/** One page of the applications that a person leads or helps with, with the numbers under the tabs. */
export const readMine = prepared('apply.mine', (db, at: At, shape: Shape) => ({
  heads: many(selectMine(db, at, shape), headTimes),
  counts: one(countMine(db, at, shape), {}),
}));
