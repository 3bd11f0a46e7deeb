import type { Calls } from '@contract/endpoints';
import { DAY_MS } from '@contract/time-units';
import { notFound } from '@server/errors/app-error';
import { mayRead } from '@server/modules/apply/policy';
import { findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { type RawBuilder, sql } from 'kysely';
import { queueBandOf } from './queue-band';
import { STAY_FIGURES } from './stay-figures';

type Answer = Calls['GET /prod-api/cms/apply/{id}/pace']['answer'];
type Stays = Pick<Answer, 'medianDays' | 'mostDays' | 'count'>;

/** Fewer cases say nothing, and might say something of somebody. */
const CASES_MIN = 5;
const LOOK_BACK_DAYS = 1100;

const days = (value: number): number => Math.round(value * 10) / 10;

/** How long the applications of those periods stayed in the status; null where too few have left it. */
const staysIn = async (
  db: Db,
  { status, since, periods }: { status: string; since: Date; periods: RawBuilder<unknown> },
): Promise<Stays | null> => {
  const { rows } = await sql<{ median: number | null; most: number | null; count: number }>`
    with moves as (
      select e.to_status, e.at, lead(e.at) over (partition by e.application_id order by e.id) as left_at
      from application_event e join application a on a.id = e.application_id
      where e.from_status is distinct from e.to_status and e.at >= ${since} and ${periods}
    ), stays as (
      select extract(epoch from left_at - at) / 86400 as days
      from moves where to_status = ${status} and left_at is not null
    )
    select ${STAY_FIGURES}, count(*)::int as count from stays`.execute(db);
  const { median = null, most = null, count = 0 } = rows[0] ?? {};
  if (median === null || most === null || count < CASES_MIN) return null;
  return { medianDays: days(median), mostDays: days(most), count };
};

const before = (periodId: number): RawBuilder<unknown> => sql`a.period_id in (
  select id from period where apply_start < (select apply_start from period where id = ${periodId}))`;

/** How long others stayed in the status this one has now: in its own period, or in the earlier ones of three years. */
export const paceOf = async ({ db, caller, now }: Scope<Db>, id: number): Promise<Answer> => {
  const row = await findApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
  const { status, periodId } = row;
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const queue = await queueBandOf(db, row);
  const round = await staysIn(db, { status, since, periods: sql`a.period_id = ${periodId}` });
  if (round) return { status, basis: 'round', ...round, queue };
  const earlier = await staysIn(db, { status, since, periods: before(periodId) });
  if (earlier) return { status, basis: 'earlier', ...earlier, queue };
  return { status, basis: null, medianDays: null, mostDays: null, count: null, queue };
};
