import { type Downtime, extendedEnd, LAST_MS } from '@contract/rules/downtime';
import { REMINDED } from '@contract/rules/reminder';
import type { Transaction } from '@server/db/database';
import { updateApplication } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import { sql } from 'kysely';

export interface MovedCorrection {
  id: number;
  planned: Date;
  end: Date;
  minutes: number;
}

/** Extends due dates of corrections that the last of these downtimes cut into, and returns the moved ones. */
export const extendCorrections = async (
  tx: Transaction,
  downtimes: readonly Downtime[],
  last: Downtime,
): Promise<MovedCorrection[]> => {
  const rows = await tx
    .selectFrom('application')
    .select(['id', 'dueAt', 'duePlanned'])
    .where('status', '=', 'returned')
    .where('dueAt', '>', last.from)
    .where('dueAt', '<', new Date(last.until.getTime() + LAST_MS))
    .orderBy('id')
    .forUpdate()
    .execute();
  const moved: MovedCorrection[] = [];
  for (const { id, dueAt, duePlanned } of rows) {
    const planned = duePlanned ?? dueAt;
    const extended = planned && extendedEnd(planned, downtimes);
    if (!planned || !dueAt || !extended || extended.end <= dueAt) continue;
    await updateApplication(tx, id, { dueAt: extended.end, duePlanned: planned });
    moved.push({ id, planned, ...extended });
  }
  return moved;
};

/** Applications of these periods in a status for which reminders are sent. */
export const remindedIn = async (db: Db, periodIds: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('application')
    .select('id')
    .where(sql<boolean>`period_id = any(${periodIds})`)
    .where('status', 'in', REMINDED)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
