import type { Calls } from '@contract/endpoints';
import { type ApplicationStatus, STAGES } from '@contract/enums';
import { stageOf } from '@contract/rules/status-machine';
import type { Db } from '@server/modules/apply/scope';
import { sql } from 'kysely';

type Counts = Calls['GET /prod-api/cms/admin/period']['answer'];

/** They stand at the stage where they ended, and wait for nothing there. */
const ENDED: readonly ApplicationStatus[] = ['rejected', 'not_funded', 'terminated'];

/** How many of a period's applications are at each stage, and how many were filed on each day. */
export async function countPeriod(db: Db, periodId: number): Promise<Counts> {
  const standings = await db
    .selectFrom('application')
    .select(['status', 'returnedFrom', sql<number>`count(*)::int`.as('n')])
    .where('periodId', '=', periodId)
    .groupBy(['status', 'returnedFrom'])
    .execute();
  const days = await db
    .selectFrom('applicationSnapshot as s')
    .innerJoin('application as a', 'a.id', 's.applicationId')
    .select(sql<string>`to_char(s.submitted_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where('a.periodId', '=', periodId)
    .where('s.filedVersion', '=', 1)
    .groupBy('day')
    .orderBy('day')
    .execute();
  const sum = (rows: typeof standings): number => rows.reduce((total, { n }) => total + n, 0);
  const running = standings.filter(({ status }) => !ENDED.includes(status));
  return {
    stages: STAGES.map((stage) => ({
      stage,
      count: sum(running.filter(({ status, returnedFrom }) => stageOf(status, returnedFrom) === stage)),
    })),
    ended: sum(standings) - sum(running),
    days,
  };
}
