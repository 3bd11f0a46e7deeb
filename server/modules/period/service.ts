import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import type { PeriodRow } from './present-period';

export const findPeriod = (db: Kysely<Schema>, id: number): Promise<PeriodRow | undefined> =>
  db.selectFrom('period').selectAll().where('id', '=', id).executeTakeFirst();

export const listPeriods = (db: Kysely<Schema>): Promise<PeriodRow[]> =>
  db.selectFrom('period').selectAll().orderBy('applyStart', 'desc').execute();

/** Open includes the last 72 hours; the whole last second still counts. */
export const listOpenPeriods = (db: Kysely<Schema>, now: Date): Promise<PeriodRow[]> =>
  db
    .selectFrom('period')
    .selectAll()
    .where('applyStart', '<=', now)
    .where('applyEnd', '>', new Date(now.getTime() - 1000))
    .orderBy('applyEnd')
    .execute();
