import {
  CHART_BLANK,
  type ChartCount,
  type ChartPeriodCount,
  type ChartSplitCount,
  OVERVIEW_KEYS,
  OVERVIEW_OPEN,
  type Overview,
} from '@contract/chart';
import type { ChartAttribute, ChartSplit } from '@contract/enums';
import { CHART_SMALLEST } from '@contract/limits';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Schema } from '@server/db/schema';
import { countedApplications } from '@server/modules/apply/service';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { crossTable, hideSmall } from './cross-table';
import { readOverview } from './overview';

/** Name of a category as its own period calls it. */
const categoryName = sql<string>`coalesce((
  select item ->> 'name' from jsonb_array_elements(period.categories) item
  where item ->> 'key' = application.category), application.category, '')`;

const shown = (value: number, all: boolean): number | null => (all || value >= CHART_SMALLEST ? value : null);

/** Sorted by size; ties by name, so that the same figures draw the same chart. */
export const countByType = async (
  db: Kysely<Schema>,
  periodId: number | undefined,
  all: boolean,
): Promise<ChartCount[]> => {
  const rows = await countedApplications(db, periodId)
    .innerJoin('period', 'period.id', 'application.periodId')
    .select([categoryName.as('label'), (eb) => eb.fn.countAll<number>().as('value')])
    .groupBy('label')
    .orderBy('value', 'desc')
    .orderBy('label')
    .execute();
  return rows.map(({ label, value }) => ({ name: label, value: shown(Number(value), all) }));
};

const ATTRIBUTE: Record<ChartAttribute, RawBuilder<string>> = {
  nature: sql<string>`coalesce(application.fields ->> 'unit.nature', '')`,
  region: sql<string>`coalesce(unit.province, '')`,
  title: sql<string>`coalesce(application.fields ->> 'team.leaderTitle', '')`,
};

/**
 * People, not applications: who applied more than once counts once, in the place that the latest filing names, so that
 * the sum is the number of people. Those without the attribute come last.
 */
export const countByAttribute = async (
  db: Kysely<Schema>,
  attribute: ChartAttribute,
  periodId: number | undefined,
  { all, split }: { all: boolean; split?: ChartSplit | undefined },
): Promise<ChartSplitCount[]> => {
  const people = countedApplications(db, periodId)
    .innerJoin('period', 'period.id', 'application.periodId')
    .leftJoin('unit', 'unit.id', 'application.unitId')
    .distinctOn('application.ownerId')
    .select([ATTRIBUTE[attribute].as('label'), categoryName.as('part'), 'application.category'])
    .orderBy('application.ownerId')
    .orderBy(sql`application.submitted_at desc nulls last`)
    .orderBy('application.id', 'desc');
  const rows = await db
    .selectFrom(people.as('person'))
    .select(['label', 'part', (eb) => eb.fn.countAll<number>().as('value')])
    .groupBy(['label', 'part', 'category'])
    .orderBy('category')
    .orderBy('part')
    .execute();
  const table = crossTable(rows.map((row) => ({ ...row, value: Number(row.value) })));
  const parts = all ? table.cells : hideSmall(table.cells, CHART_SMALLEST);
  const counts = table.rows
    .map((name, at) => ({
      name,
      size: (table.cells[at] ?? []).reduce((sum, value) => sum + value, 0),
      parts: table.columns.map((part, column) => ({ name: part, value: parts[at]?.[column] ?? null })),
    }))
    // The rows came by name, and stay so where they are of one size.
    .sort((one, other) => other.size - one.size)
    .map(({ name, size, parts: divided }) => ({
      ...{ name, value: shown(size, all) },
      ...(split && { parts: divided }),
    }));
  return [
    ...counts.filter(({ name }) => name !== CHART_BLANK),
    ...counts.filter(({ name }) => name === CHART_BLANK),
  ];
};

export const countByPeriod = async (db: Kysely<Schema>, all: boolean): Promise<ChartPeriodCount[]> => {
  const rows = await countedApplications(db, undefined)
    .innerJoin('period', 'period.id', 'application.periodId')
    .select(['period.name as period', categoryName.as('type'), (eb) => eb.fn.countAll<number>().as('value')])
    .groupBy(['period.id', 'period.name', 'period.applyStart', 'application.category', 'type'])
    .orderBy('period.applyStart')
    .orderBy('application.category')
    .execute();
  return rows.map(({ period, type, value }) => ({ period, type, value: shown(Number(value), all) }));
};

/** What anybody may know of the whole: small counts of what is not public by itself are left out. */
export const publicOverview = async (db: Kysely<Schema>, now: Date): Promise<Overview> => {
  const { at, figures } = await readOverview(db, now);
  return {
    at: beijingIso(at),
    smallest: CHART_SMALLEST,
    figures: OVERVIEW_KEYS.map((key) => ({ key, value: shown(figures[key], OVERVIEW_OPEN.includes(key)) })),
  };
};
