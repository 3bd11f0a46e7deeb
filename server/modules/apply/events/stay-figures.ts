import { stepRoles } from '@contract/rules/promise-steps';
import { TERMINAL } from '@contract/rules/status-machine';
import { type RawBuilder, sql } from 'kysely';

/** Median and 90th percentile of `days`. */
export const STAY_FIGURES = sql`percentile_cont(0.5) within group (order by days)::float8 as median,
  percentile_cont(0.9) within group (order by days)::float8 as most`;

/**
 * SQL for `moved`: events that begin or end a step in the selected cases, each with the next one in the same step. A
 * stay is a begin followed by an end. Shared by the page of an application and the public charts.
 */
export const stepMoves = (which: RawBuilder<unknown>) => sql`role as (
      select * from jsonb_to_recordset(${JSON.stringify(stepRoles())}::jsonb) as r(step text, event text, role text)
    ), moved as (
      select r.step, r.role, e.at, e.promised_until, a.public_since,
        not (a.status = any(${[...TERMINAL]})) as runs,
        lead(r.role) over way as next_role, lead(e.at) over way as next_at
      from application_event e
      join application a on a.id = e.application_id
      join role r on r.event = e.event
      where ${which}
      window way as (partition by r.step, e.application_id order by e.id)
    )`;

/** How long a stay of `moved` was, in days. */
export const STAY_DAYS = sql`extract(epoch from next_at - at) / 86400`;
