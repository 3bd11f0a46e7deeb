import type { Calls } from '@contract/endpoints';
import type { PromiseStep } from '@contract/kept-promise';
import { CHART_SMALLEST } from '@contract/limits';
import { STEP_EVENTS, stepBegunBy } from '@contract/rules/promise-steps';
import { DAY_MS } from '@contract/time-units';
import { notFound } from '@server/errors/app-error';
import { findUnit } from '@server/modules/apply/people-repository';
import { mayRead } from '@server/modules/apply/policy';
import { findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { type RawBuilder, sql } from 'kysely';
import { queueBandOf } from './queue-band';
import { STAY_DAYS, STAY_FIGURES, stepMoves } from './stay-figures';

type Answer = Calls['GET /prod-api/cms/apply/{id}/pace']['answer'];
type Stays = Pick<Answer, 'medianDays' | 'mostDays' | 'count'>;

const LOOK_BACK_DAYS = 1100;

const days = (value: number): number => Math.round(value * 10) / 10;

/** The step that is in progress now; null between two steps. */
const stepOf = async (db: Db, applicationId: number): Promise<PromiseStep | null> => {
  const last = await db
    .selectFrom('applicationEvent')
    .select('event')
    .where('applicationId', '=', applicationId)
    .where('event', 'in', [...STEP_EVENTS])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? stepBegunBy(last.event) : null;
};

/**
 * How long the step took in the selected cases; null with too few cases, which could reveal something about one person.
 */
const staysIn = async (db: Db, step: PromiseStep, which: RawBuilder<unknown>): Promise<Stays | null> => {
  const { rows } = await sql<{ median: number | null; most: number | null; count: number }>`
    with ${stepMoves(sql`r.step = ${step} and ${which}`)}, stay as (
      select ${STAY_DAYS} as days from moved where role = 'begin' and next_role = 'end'
    )
    select ${STAY_FIGURES}, count(*)::int as count from stay`.execute(db);
  const { median = null, most = null, count = 0 } = rows[0] ?? {};
  if (median === null || most === null || count < CHART_SMALLEST) return null;
  return { medianDays: days(median), mostDays: days(most), count };
};

const before = (periodId: number, now: Date): RawBuilder<unknown> => sql`a.period_id in (
  select id from period where apply_start < (select apply_start from period where id = ${periodId}))
  and e.at >= ${new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS)}`;

/** How long others were in the step this one is in now: in its own period, or in the earlier ones of three years. */
export const paceOf = async ({ db, caller, now }: Scope<Db>, id: number): Promise<Answer> => {
  const row = await findApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
  const { status, periodId, handler, unitId } = row;
  // Whoever waits for a unit that nobody looks after is told so, not how long others took.
  const unattended = handler === 'unit' && (await findUnit(db, unitId))?.attended === false;
  const queue = await queueBandOf(db, row);
  const step = await stepOf(db, id);
  const ofPeriod = step && (await staysIn(db, step, sql`a.period_id = ${periodId}`));
  if (ofPeriod) return { status, basis: 'period', ...ofPeriod, queue, unattended };
  const earlier = step && (await staysIn(db, step, before(periodId, now)));
  if (earlier) return { status, basis: 'earlier', ...earlier, queue, unattended };
  return { status, basis: null, medianDays: null, mostDays: null, count: null, queue, unattended };
};
