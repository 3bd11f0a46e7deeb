import { PROMISE_STEPS } from '@contract/kept-promise';
import type { Plan } from '@contract/rules/promise';
import { planOfStep } from '@contract/rules/promise-steps';
import type { CountedStep } from '@contract/rules/shown-figures';
import { SECOND_MS } from '@contract/time-units';
import { STAY_DAYS, STAY_FIGURES, stepMoves } from '@server/modules/apply/events/stay-figures';
import type { Db } from '@server/modules/apply/scope';
import { sql } from 'kysely';

const plansOf = (plan: Plan) =>
  PROMISE_STEPS.flatMap((step) => {
    const day = planOfStep(plan, step);
    const ends = day?.end ? new Date(day.end).toISOString() : null;
    return day ? [{ step, ends, seconds: day.length / SECOND_MS }] : [];
  });

/**
 * How long each step of a period took, and how often by its day: a stay runs from the event that begins the step to the
 * next that ends it. Days are whole days in Beijing: whoever is done on the promised day has kept it.
 */
export const countSteps = async (
  db: Db,
  period: Plan & { id: number },
  now: Date,
): Promise<CountedStep[]> => {
  const { rows } = await sql<CountedStep>`
    with plan as (
      select * from jsonb_to_recordset(${JSON.stringify(plansOf(period))}::jsonb)
        as p(step text, ends timestamptz, seconds float8)
    ), ${stepMoves(sql`a.period_id = ${period.id}`)}, stay as (
      select m.step, m.next_role, m.at,
        case when m.next_role = 'end' then ${STAY_DAYS} end as days,
        coalesce(m.next_at, ${now}) as until,
        -- What was promised stands. What is public counts from the announcement that says so to everybody.
        greatest(coalesce(m.promised_until, greatest(p.ends, m.at + p.seconds * interval '1 second')),
          case when m.step = 'publicity' and m.public_since <= coalesce(m.next_at, ${now})
            then m.public_since + p.seconds * interval '1 second' end) as due
      from moved m left join plan p using (step)
      where m.role = 'begin' and (m.next_role in ('end', 'late') or (m.next_role is null and m.runs))
    ), judged as (
      select step, days, next_role,
        case when next_role = 'end' then extract(epoch from due - at) / 86400 end as given,
        next_role = 'late' or coalesce(
          (until at time zone 'Asia/Shanghai')::date > (due at time zone 'Asia/Shanghai')::date, false) as broken
      from stay
    )
    select step, ${STAY_FIGURES},
      percentile_cont(0.5) within group (order by given)::float8 as given,
      (count(*) filter (where next_role = 'end'))::int as finished,
      (count(*) filter (where next_role is not null or broken))::int as owed,
      (count(*) filter (where next_role = 'end' and not broken))::int as kept
    from judged group by step`.execute(db);
  return rows;
};
