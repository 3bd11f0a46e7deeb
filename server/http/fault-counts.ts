import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import type { Schema } from '@server/db/schema';
import type { AppError } from '@server/errors/app-error';
import { BufferedCounts } from '@server/security/BufferedCounts';
import { type Kysely, sql } from 'kysely';

const KEPT_MS = DAY_MS;

/** A failure of the service itself. Requests refused under load are refused on purpose and do not count. */
export const isFault = ({ status, errorCode }: Pick<AppError, 'status' | 'errorCode'>): boolean =>
  status >= 500 && errorCode !== 'load.shed';

interface Tally {
  count: number;
  lastAt: Date;
}

const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);

const addTallies = (db: Kysely<Schema>, tallies: readonly (readonly [code: string, tally: Tally])[]) =>
  db
    .insertInto('faultCount')
    .values(tallies.map(([code, { count, lastAt }]) => ({ code, count, lastAt, minute: minuteOf(lastAt) })))
    .onConflict((conflict) =>
      conflict.columns(['minute', 'code']).doUpdateSet({
        count: sql`fault_count.count + excluded.count`,
        lastAt: sql`greatest(fault_count.last_at, excluded.last_at)`,
      }),
    )
    .execute();

/** Counts faults that no request failed with. */
export const noteFaults = async (db: Kysely<Schema>, code: string, tally: Tally): Promise<void> => {
  if (tally.count > 0) await addTallies(db, [[code, tally]]);
};

/** Counts faults of this process in memory; `store` adds them to the counts of all replicas. */
export class FaultCounts {
  private readonly tallies = new BufferedCounts<string>();

  note(error: AppError, lastAt: Date): void {
    if (isFault(error)) this.tallies.add(error.errorCode, { count: 1, lastAt });
  }

  /** A fault that no request failed with. */
  count(code: string, lastAt: Date): void {
    this.tallies.add(code, { count: 1, lastAt });
  }

  /** While the database is away, the usual cause of faults, the counts stay in memory. */
  store(db: Kysely<Schema>): Promise<void> {
    return this.tallies.store((taken) => addTallies(db, taken));
  }
}

/** What failed within the last hour, the most frequent first. */
export const readFaults = (db: Kysely<Schema>, now: Date) =>
  db
    .selectFrom('faultCount')
    .select(['code', sql<number>`sum(count)::int`.as('count'), sql<Date>`max(last_at)`.as('lastAt')])
    .where('lastAt', '>', new Date(now.getTime() - HOUR_MS))
    .groupBy('code')
    .orderBy(sql`sum(count)`, 'desc')
    .execute();

export const forgetFaults = (db: Kysely<Schema>, now: Date) =>
  db
    .deleteFrom('faultCount')
    .where('minute', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
