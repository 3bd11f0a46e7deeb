import type { OpenChange } from '@contract/project-change';
import { OPEN_CHANGES } from '@contract/project-change-choices';
import { approvedAt } from '@server/db/approved-at';
import { stageOneUntil, stageTwoUntil } from '@server/db/granted-until';
import type { ApplicationTable } from '@server/db/schema';
import { PERIOD_MOMENTS } from '@server/modules/period/service';
import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './scope';

/** All that lists and page headers need of an application, its period, people and results. No form content. */
export const headQuery = (db: Db) =>
  db
    .selectFrom('application as a')
    .innerJoin('period as p', 'p.id', 'a.periodId')
    .innerJoin('account as owner', 'owner.id', 'a.ownerId')
    .leftJoin('unit as u', 'u.id', 'a.unitId')
    .leftJoin('stageResult as one', (join) =>
      join.onRef('one.applicationId', '=', 'a.id').on('one.milestone', '=', 'one'),
    )
    .leftJoin('stageResult as two', (join) =>
      join.onRef('two.applicationId', '=', 'a.id').on('two.milestone', '=', 'two'),
    );

const categoryName = sql<string | null>`(select c ->> 'name' from jsonb_array_elements(p.categories) c
  where c ->> 'key' = a.category limit 1)`.as('categoryName');

/** Status of the leader's newest real-name certification; null once the leader is certified. */
const newestCertification = sql<number | null>`case when owner.certified then null else (
  select c.status from certification c where c.account_id = a.owner_id and c.kind = 'real_name'
  order by c.id desc limit 1) end`.as('newestCertification');

/** Project changes that are not decided yet, oldest first. */
const openChanges = sql<OpenChange[]>`coalesce((
  select jsonb_agg(jsonb_build_object('kind', c.kind, 'milestone', c.milestone, 'state', c.state) order by c.id)
  from project_change c where c.application_id = a.id and c.state in (${sql.join(OPEN_CHANGES)})), '[]'::jsonb)`.as(
  'openChanges',
);

/**
 * Name of the leader at filing, if there has been a change of leader since (possible only once the project is carried
 * out).
 */
const filedLeader = sql<string | null>`(
  select coalesce(former.real_name, former.nickname) from project_change c
  join account former on former.id = c.leader_id
  where c.application_id = a.id and c.kind = 'leader' and c.state = 'approved' order by c.id limit 1)`.as(
  'filedLeader',
);

const countReviews = (which: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from review r where r.application_id = a.id and ${which})`;

/** The columns of the application itself. */
const OWN = [
  'a.id',
  'a.no',
  'a.ownerId',
  'a.successorId',
  'a.helpers',
  'a.sectionTasks',
  'a.sectionsComplete',
  'a.periodId',
  'a.unitId',
  'a.category',
  'a.title',
  'a.unitName',
  'a.status',
  'a.statusSince',
  'a.handler',
  'a.handlerSince',
  'a.publicSince',
  'a.returnedFrom',
  'a.dueAt',
  'a.duePlanned',
  'a.promisedUntil',
  'a.reviewUntil',
  'a.stepReached',
  'a.sectionsDone',
  'a.filedVersion',
  'a.submittedAt',
  'a.reportedAt',
  'a.sealedSheet',
  'a.sealedVersion',
  'a.sealedReading',
  'a.createdAt',
  'a.updatedAt',
  'a.version',
] as const;

export const selectHeads = (db: Db) =>
  headQuery(db).select([
    ...OWN,
    'p.name as periodName',
    'p.applyEnd',
    'p.unitAuditEnd',
    'p.formalCheckEnd',
    'p.reviewEnd',
    'p.reviewMinimum',
    'p.publicityStart',
    'p.publicityDays',
    'p.approvalAt',
    'p.promiseDays',
    'p.stageOneStart',
    'p.stageOneEnd',
    'p.stageTwoStart',
    'p.stageTwoEnd',
    'p.extensions',
    'owner.certified',
    'u.name as auditUnitName',
    'one.status as stageOneStatus',
    'one.decidedAt as stageOneDecidedAt',
    'two.status as stageTwoStatus',
    approvedAt,
    stageOneUntil,
    stageTwoUntil,
    openChanges,
    filedLeader,
    categoryName,
    newestCertification,
    sql<string>`coalesce(owner.real_name, owner.nickname)`.as('ownerName'),
    countReviews(sql`r.status <> 'conflict'`).as('reviewsAssigned'),
    countReviews(sql`r.status = 'submitted'`).as('reviewsDone'),
  ]);

type RowOf<Q> = Q extends SelectQueryBuilder<infer _DB, infer _TB, infer O> ? O : never;
export type HeadRow = RowOf<ReturnType<typeof selectHeads>>;

/** The columns of the head that are times. */
export const headTimes = {
  statusSince: true,
  handlerSince: true,
  publicSince: true,
  dueAt: true,
  duePlanned: true,
  promisedUntil: true,
  reviewUntil: true,
  submittedAt: true,
  reportedAt: true,
  createdAt: true,
  updatedAt: true,
  ...PERIOD_MOMENTS,
  stageOneDecidedAt: true,
  stageOneUntil: true,
  stageTwoUntil: true,
  approvedAt: true,
} as const;

type NameIn<Column> = Column extends `a.${infer Name}` ? Name : never;
type OwnColumns = Pick<Selectable<ApplicationTable>, NameIn<(typeof OWN)[number]>>;

/** The head after only its application has changed: takes the application's own columns from the new row. */
export const headAfter = (head: HeadRow, row: OwnColumns, unit: string | null): HeadRow => ({
  ...head,
  ...Object.fromEntries(
    OWN.map((column) => {
      const name = column.slice('a.'.length) as keyof typeof row;
      return [name, row[name]];
    }),
  ),
  auditUnitName: unit,
});
