import type { Calls } from '@contract/endpoints';
import type { ApplicationStatus } from '@contract/enums';
import { contains } from '@server/db/like';
import { changeIsAt } from '@server/modules/apply/changes/change-queue';
import { headQuery, selectHeads } from '@server/modules/apply/head-query';
import { presentHead } from '@server/modules/apply/present-head';
import type { Db, Scope } from '@server/modules/apply/scope';
import { type Expression, type SqlBool, sql } from 'kysely';
import { pageOf } from './page-of';

type List = Calls['GET /prod-api/cms/apply/unitList'];

const WAITING: ApplicationStatus[] = ['submitted', 'unit_review'];
/** Drafts are nobody else's business, not even after they were filed once. */
const PRIVATE: ApplicationStatus[] = ['draft', 'withdrawn'];
const COLUMNS = { submittedAt: 'a.submittedAt', updateTime: 'a.updatedAt', title: 'a.title' } as const;
const matches = (unitId: number, { state = 'waiting', keyword = '' }: List['query']) => {
  const word = contains(keyword.replaceAll('\u0000', '').trim());
  const inState =
    state === 'waiting'
      ? sql<SqlBool>`(a.status in (${sql.join(WAITING)}) or ${changeIsAt('unit')})`
      : sql<SqlBool>`a.status not in (${sql.join(PRIVATE)})`;
  return sql<SqlBool>`a.unit_id = ${unitId} and ${inState} and (a.title ilike ${word} or a.no ilike ${word})`;
};

const countOf = async (db: Db, condition: Expression<SqlBool>): Promise<number> => {
  const { total } = await headQuery(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(condition)
    .executeTakeFirstOrThrow();
  return total;
};

/** 待审核: what the caller's own unit has to look at, the oldest first; without a unit there is nothing. */
export const listUnit = async (
  { db, caller, now }: Scope<Db>,
  query: List['query'],
): Promise<List['answer']> => {
  const { unitId } = caller;
  if (unitId === null) return { rows: [], total: 0, waiting: 0 };
  const { limit, offset, order } = pageOf(query, 'asc');
  const column = (query.orderByColumn ?? 'submittedAt') as keyof typeof COLUMNS;
  const heads = await selectHeads(db)
    .where(matches(unitId, query))
    .orderBy(COLUMNS[column], order)
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: heads.map((head) => ({
      ...presentHead(head, caller, now),
      ownerName: head.ownerName.slice(0, 80),
    })),
    total: await countOf(db, matches(unitId, query)),
    // Applications that only wait for the leader's certification are listed but not counted as something to do.
    waiting: await countOf(
      db,
      sql<SqlBool>`${matches(unitId, {})} and (a.handler = 'unit' or ${changeIsAt('unit')})`,
    ),
  };
};
