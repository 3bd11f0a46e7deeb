import { type Queue, queueOf } from '@server/http/waiting';
import type { Db } from '@server/modules/apply/scope';
import { type SqlBool, sql } from 'kysely';

/** SQL: whether a change of the application `a` waits in this state. */
export const changeIsAt = (state: 'unit' | 'office') =>
  sql<SqlBool>`exists (select 1 from project_change c where c.application_id = a.id and c.state = ${state})`;

/** Project changes that wait for the office's decision. */
export const changeQueue = async (db: Db): Promise<Queue> => {
  const rows = await db
    .selectFrom('projectChange as c')
    .innerJoin('application as a', 'a.id', 'c.applicationId')
    .select(['a.id', 'a.title', 'c.stateSince', sql<number>`count(*) over ()::int`.as('n')])
    .where('c.state', '=', 'office')
    .orderBy('c.stateSince')
    .limit(1)
    .execute();
  return queueOf(
    rows[0]?.n ?? 0,
    rows.map(({ id, title, stateSince: since }) => ({
      title,
      path: `/admin/applications/${id}`,
      since,
      due: null,
    })),
  );
};
