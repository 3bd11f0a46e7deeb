import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import type { Schema } from '@server/db/schema';
import type { AppError } from '@server/errors/app-error';
import { type Kysely, sql } from 'kysely';

const KEPT_MS = DAY_MS;

interface Tally {
  count: number;
  lastAt: Date;
}

/** Something is wrong where the service runs. Who is turned away because there are too many, is refused on purpose. */
export const isFault = ({ status, errorCode }: Pick<AppError, 'status' | 'errorCode'>): boolean =>
  status >= 500 && errorCode !== 'load.shed';

/** Counts in memory what failed here unexpectedly; `store` adds it to what failed on all replicas. */
export class FaultCounts {
  private tallies = new Map<string, Tally>();

  note(error: AppError, at: Date): void {
    if (!isFault(error)) return;
    const { errorCode } = error;
    this.tallies.set(errorCode, { count: (this.tallies.get(errorCode)?.count ?? 0) + 1, lastAt: at });
  }

  /** While the database is away, which is what most faults are about, they are counted on. */
  async store(db: Kysely<Schema>): Promise<void> {
    const taken = this.tallies;
    if (taken.size === 0) return;
    this.tallies = new Map();
    const rows = [...taken].map(([code, { count, lastAt }]) => ({
      ...{ code, count, lastAt },
      minute: new Date(Math.floor(lastAt.getTime() / MINUTE_MS) * MINUTE_MS),
    }));
    try {
      await db
        .insertInto('faultCount')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['minute', 'code']).doUpdateSet({
            count: sql`fault_count.count + excluded.count`,
            lastAt: sql`greatest(fault_count.last_at, excluded.last_at)`,
          }),
        )
        .execute();
    } catch (error) {
      for (const [code, tally] of taken) {
        const later = this.tallies.get(code);
        this.tallies.set(code, {
          count: tally.count + (later?.count ?? 0),
          lastAt: later?.lastAt ?? tally.lastAt,
        });
      }
      throw error;
    }
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
