import type { PeriodDateKey } from '@contract/rules/period-dates';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';
import { type MovedWindow, extendPeriods as moveEnds } from './extend-periods';
import type { PlannedMove } from './manage-period';
import { standingExtension as extensionOf, type PeriodRow } from './present-period';

export const selectPeriods = (db: Kysely<Schema>) => db.selectFrom('period').selectAll();

/** Columns of a period that are times (db/json-rows). */
export const PERIOD_MOMENTS = {
  applyStart: true,
  applyEnd: true,
  unitAuditEnd: true,
  formalCheckEnd: true,
  reviewEnd: true,
  publicityStart: true,
  approvalAt: true,
  stageOneStart: true,
  stageOneEnd: true,
  stageTwoStart: true,
  stageTwoEnd: true,
  closeAt: true,
} as const satisfies Record<PeriodDateKey, true>;

export type { MovedWindow, PeriodRow, PlannedMove };
export const extendPeriods = moveEnds;
export const standingExtension = extensionOf;

export const findPeriod = (db: Kysely<Schema>, id: number): Promise<PeriodRow | undefined> =>
  selectPeriods(db).where('id', '=', id).executeTakeFirst();

export const periodTitles = (db: Kysely<Schema>, ids: readonly number[]) =>
  db
    .selectFrom('period')
    .select(['id', 'name as title'])
    .where('id', 'in', [...ids])
    .execute();

/** The same with a lock, for starting something in the period: it cannot be deleted before that is stored. */
export const holdPeriod = (tx: Transaction, id: number): Promise<PeriodRow | undefined> =>
  tx.selectFrom('period').selectAll().where('id', '=', id).forKeyShare().executeTakeFirst();

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

/** The policies these periods rest on, each once. */
export const policiesOf = async (db: Kysely<Schema>, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('period')
    .select('policies')
    .where('id', 'in', [...ids])
    .execute();
  return [...new Set(rows.flatMap(({ policies }) => policies))];
};

export const periodsNaming = async (db: Kysely<Schema>, policyId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('period')
    .select('id')
    .where(sql<boolean>`policies @> ${JSON.stringify([policyId])}::jsonb`)
    .execute();
  return rows.map(({ id }) => id);
};

export const countBegunPeriods = (db: Kysely<Schema>, now: Date) =>
  db
    .selectFrom('period')
    .select((eb) => eb.fn.countAll<number>().as('periods'))
    .where('applyStart', '<=', now)
    .executeTakeFirstOrThrow();
