import type { Calls } from '@contract/endpoints';
import { DAY_MS } from '@contract/time-units';
import { notFound } from '@server/errors/app-error';
import { mayRead } from '@server/modules/apply/policy';
import { findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { sql } from 'kysely';

type Answer = Calls['GET /prod-api/cms/apply/{id}/pace']['answer'];

/** Fewer cases say nothing, and might say something of somebody. */
const CASES_MIN = 5;
const LOOK_BACK_DAYS = 1100;

const days = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

/** How long applications stayed in the status this one has now, counted from the events of the last three years. */
export const paceOf = async ({ db, caller, now }: Scope<Db>, id: number): Promise<Answer> => {
  const row = await findApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const { rows } = await sql<{ median: number | null; most: number | null; count: number }>`
    with moves as (
      select to_status, at, lead(at) over (partition by application_id order by id) as left_at
      from application_event
      where from_status is distinct from to_status and at >= ${since}
    ), stays as (
      select extract(epoch from left_at - at) / 86400 as days
      from moves where to_status = ${row.status} and left_at is not null
    )
    select percentile_cont(0.5) within group (order by days)::float8 as median,
      percentile_cont(0.9) within group (order by days)::float8 as most,
      count(*)::int as count
    from stays`.execute(db);
  const { median = null, most = null, count = 0 } = rows[0] ?? {};
  const isEnough = count >= CASES_MIN;
  return {
    status: row.status,
    medianDays: isEnough ? days(median) : null,
    mostDays: isEnough ? days(most) : null,
    count,
  };
};
