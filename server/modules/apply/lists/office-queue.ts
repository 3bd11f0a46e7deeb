import { deadlineOf } from '@contract/rules/promise';
import { type Queue, queueOf } from '@server/http/waiting';
import { selectHeads } from '@server/modules/apply/head-query';
import type { Db } from '@server/modules/apply/scope';
import { sql } from 'kysely';

/** The first of every period and status, and how many stand with it. */
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
 * What the office has to act upon. Those of one period and status are due together, or as each was promised: the oldest
 * of every such group, and the one promised first, are enough to find the oldest and the nearest of all.
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
