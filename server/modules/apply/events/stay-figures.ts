import { sql } from 'kysely';

/** Of stays in `days`: how long half of them lasted, and nine out of ten. */
export const STAY_FIGURES = sql`percentile_cont(0.5) within group (order by days)::float8 as median,
  percentile_cont(0.9) within group (order by days)::float8 as most`;
