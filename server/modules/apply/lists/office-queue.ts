import { deadlineOf } from '@contract/rules/promise';
import { type Queue, queueOf } from '@server/http/waiting';
import { selectHeads } from '@server/modules/apply/head-query';
import type { Db } from '@server/modules/apply/scope';
import { sql } from 'kysely';

/** The first application of each period and status, and how many are in that group. */
const firstOfEach = (db: Db, order: 'handlerSince' | 'promisedUntil') => {
  const groups = db
    .selectFrom('application')
    .distinctOn(['periodId', 'status'])
    .select(['id', sql<number>`count(*) over (partition by period_id, status)::int`.as('n')])
    .where('handler', '=', 'office')
    .where('reportedAt', 'is not', null)
    .orderBy('periodId')
    .orderBy('status')
    .orderBy(order);
  return selectHeads(db).innerJoin(groups.as('g'), 'g.id', 'a.id').select('g.n').execute();
};

/**
 * What the office has to act on. Within a period and status, the due date is common or promised for each, so the oldest
 * and the first promised of every group suffice to find the oldest and the most urgent of all.
 */
export async function officeQueue(db: Db): Promise<Queue> {
  const oldest = await firstOfEach(db, 'handlerSince');
  const heads = [...oldest, ...(await firstOfEach(db, 'promisedUntil'))];
  return queueOf(
    oldest.reduce((sum, { n }) => sum + n, 0),
    heads.map((head) => ({
      title: head.title,
      path: `/admin/applications/${head.id}`,
      since: head.handlerSince,
      due: deadlineOf(head),
    })),
  );
}
