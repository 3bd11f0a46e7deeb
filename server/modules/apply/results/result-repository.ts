import { FUNDED_STATUSES } from '@contract/funded-statuses';
import type { ResultFields } from '@contract/result';
import type { Milestone } from '@contract/result-choices';
import { approvedAt } from '@server/db/approved-at';
import type { FieldWriters } from '@server/db/column-types';
import type { Transaction } from '@server/db/database';
import { stageOneUntil, stageTwoUntil } from '@server/db/granted-until';
import { contains } from '@server/db/like';
import type { Schema, StageResultTable } from '@server/db/schema';
import { type Kysely, type Selectable, sql } from 'kysely';

type Db = Kysely<Schema>;
export type ResultRow = Selectable<StageResultTable>;

export const findResult = (
  db: Db,
  applicationId: number,
  milestone: Milestone,
): Promise<ResultRow | undefined> =>
  db
    .selectFrom('stageResult')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('milestone', '=', milestone)
    .executeTakeFirst();

/** The row, locked until the transaction ends. Inserted first if missing, so that two devices cannot create two. */
export async function lockResult(
  tx: Transaction,
  applicationId: number,
  milestone: Milestone,
  now: Date,
): Promise<ResultRow> {
  await tx
    .insertInto('stageResult')
    .values({ applicationId, milestone, createdAt: now, updatedAt: now })
    .onConflict((oc) => oc.columns(['applicationId', 'milestone']).doNothing())
    .execute();
  return tx
    .selectFrom('stageResult')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('milestone', '=', milestone)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function storeFields(
  tx: Transaction,
  { applicationId, milestone }: ResultRow,
  { fields, typed, writers }: { fields: ResultFields; typed: string; writers: FieldWriters },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('stageResult')
    .set((eb) => ({
      fields: JSON.stringify(fields),
      typed,
      fieldWriters: JSON.stringify(writers),
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('applicationId', '=', applicationId)
    .where('milestone', '=', milestone)
    .execute();
}

export interface PublicFilter {
  milestone?: Milestone | undefined;
  category?: string | undefined;
  keyword?: string | undefined;
  applicationId?: number;
}

/** Results that passed and that their leaders made public. */
const published = (db: Db, { milestone, category, keyword, applicationId }: PublicFilter) => {
  const like = contains((keyword ?? '').trim());
  return db
    .selectFrom('stageResult as r')
    .innerJoin('application as a', 'a.id', 'r.applicationId')
    .where('r.status', '=', 'passed')
    .where(sql<boolean>`r.fields ->> 'scope' = 'public'`)
    .where('a.status', 'in', ['stage_one', 'stage_two', 'closed'])
    .$if(milestone !== undefined, (query) => query.where('r.milestone', '=', milestone ?? 'one'))
    .$if(category !== undefined, (query) => query.where('a.category', '=', category ?? ''))
    .$if(applicationId !== undefined, (query) => query.where('a.id', '=', applicationId ?? 0))
    .$if(Boolean(keyword?.trim()), (query) =>
      query.where((eb) => eb.or([eb('a.title', 'ilike', like), eb('a.unitName', 'ilike', like)])),
    );
};

export const listPublished = (
  db: Db,
  filter: PublicFilter,
  { offset, limit }: { offset: number; limit: number },
) =>
  published(db, filter)
    .innerJoin('period as p', 'p.id', 'a.periodId')
    .selectAll('r')
    .select(['a.no', 'a.title', 'a.category', 'a.unitName', 'p.categories', 'a.fields as form'])
    .orderBy('r.decidedAt', 'desc')
    .orderBy('r.applicationId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
export type PublishedRow = Awaited<ReturnType<typeof listPublished>>[number];

/** Which of these projects have a public result. */
export const publishedAmong = async (db: Db, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await published(db, {})
    .select('a.id')
    .where('a.id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const countPublished = async (db: Db, filter: PublicFilter): Promise<number> => {
  const { n } = await published(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** The person's projects that have reached the stage results, with what each has so far. */
export const listMine = (db: Db, ownerId: number) =>
  db
    .selectFrom('application as a')
    .innerJoin('period as p', 'p.id', 'a.periodId')
    .leftJoin('stageResult as one', (join) =>
      join.onRef('one.applicationId', '=', 'a.id').on('one.milestone', '=', 'one'),
    )
    .leftJoin('stageResult as two', (join) =>
      join.onRef('two.applicationId', '=', 'a.id').on('two.milestone', '=', 'two'),
    )
    .select(['a.id', 'a.no', 'a.title', 'a.status', 'one.status as one', 'two.status as two'])
    .select(['one.submittedAt as oneSubmittedAt', 'two.submittedAt as twoSubmittedAt'])
    .select(sql<string | null>`a.fields -> 'base.field' ->> 0`.as('field'))
    .select(['p.stageOneStart', 'p.stageOneEnd', 'p.stageTwoStart', 'p.stageTwoEnd'])
    .select(['one.decidedAt as stageOneDecidedAt', approvedAt, stageOneUntil, stageTwoUntil])
    .where('a.ownerId', '=', ownerId)
    .where('a.status', 'in', FUNDED_STATUSES)
    .orderBy('a.id', 'desc')
    .execute();

/** For a query about applications `a`: whether one of its stages has passed. */
export const hasPassedResult = sql<boolean>`exists (select 1 from stage_result r
  where r.application_id = a.id and r.status = 'passed')`;
