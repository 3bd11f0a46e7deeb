import type { Schema } from '@server/db/schema';
import type { JobFigures } from '@server/metrics/figures';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Schema>;

/** How one run of a timed job went. */
export interface JobRun {
  name: string;
  everyMs: number;
  endedAt: Date;
  durationMs: number;
  hasFailed: boolean;
}

/** Notes how runs went, in one statement; the last success stays where a later run failed. */
export const noteRuns = async (db: Db, runs: readonly JobRun[]): Promise<void> => {
  if (runs.length === 0) return;
  await db
    .insertInto('jobRun')
    .values(
      runs.map(({ name, everyMs, endedAt, durationMs, hasFailed }) => ({
        name,
        everyMs,
        endedAt,
        durationMs: Math.round(durationMs),
        succeededAt: hasFailed ? null : endedAt,
        isFailing: hasFailed,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        everyMs: sql`excluded.every_ms`,
        endedAt: sql`excluded.ended_at`,
        durationMs: sql`excluded.duration_ms`,
        isFailing: sql`excluded.is_failing`,
        succeededAt: sql`coalesce(excluded.succeeded_at, job_run.succeeded_at)`,
      }),
    )
    .execute();
};

export const readRuns = (db: Db): Promise<JobFigures[]> =>
  db
    .selectFrom('jobRun')
    .select(['name', 'everyMs', 'succeededAt', 'durationMs', 'isFailing'])
    .orderBy('name')
    .execute();
