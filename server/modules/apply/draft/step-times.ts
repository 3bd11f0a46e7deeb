import { SECTIONS, type Section } from '@contract/enums';
import type { Fields } from '@contract/rules/draft-fields';
import type { StepTimes } from '@contract/rules/step-times';
import { MINUTE_MS, SECOND_MS } from '@contract/time-units';
import type { Db, Scope } from '@server/modules/apply/scope';
import { sql } from 'kysely';

/** After a longer pause, the time is not counted: the person was doing something else. */
const PAUSE_MS = 5 * MINUTE_MS;
const SECONDS_PER_MINUTE = 60;
/** With fewer cases, the median means little and could reveal something about one person. */
const CASES_MIN = 10;

/** Adds the time since the last save to the section that was saved now. */
export const countStepTime = async (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  row: { id: number; updatedAt: Date },
  delta: Fields,
): Promise<void> => {
  const spent = now.getTime() - row.updatedAt.getTime();
  const section = SECTIONS.find((name) => Object.keys(delta).some((path) => path.startsWith(`${name}.`)));
  if (!section || spent < SECOND_MS || spent > PAUSE_MS) return;
  const seconds = Math.round(spent / SECOND_MS);
  await db
    .insertInto('applicationStepTime')
    .values({ applicationId: row.id, section, seconds })
    .onConflict((oc) =>
      oc
        .columns(['applicationId', 'section'])
        .doUpdateSet((eb) => ({ seconds: eb('applicationStepTime.seconds', '+', seconds) })),
    )
    .execute();
};

/** Median minutes per section among filed applications; sections with too few cases are left out. */
export const stepTimes = async (db: Db): Promise<StepTimes> => {
  const { rows } = await sql<{ section: Section; seconds: number }>`
    select t.section, percentile_cont(0.5) within group (order by t.seconds)::float8 as seconds
    from application_step_time t join application a on a.id = t.application_id
    where a.submitted_at is not null
    group by t.section having count(*) >= ${CASES_MIN}`.execute(db);
  return Object.fromEntries(
    rows.map(({ section, seconds }) => [section, Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE))]),
  );
};
