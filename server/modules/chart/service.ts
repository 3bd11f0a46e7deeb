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
import { type CrossTable, crossTable } from './cross-table';
import { readOverview } from './overview';
import { withhold } from './withhold';

/** Name of a category as its own period calls it. */
const categoryName = sql<string>`coalesce((
  select item ->> 'name' from jsonb_array_elements(period.categories) item
  where item ->> 'key' = application.category), application.category, '')`;

const shown = (value: number, all: boolean): number | null => (all || value >= CHART_SMALLEST ? value : null);

/**
 * Cells and sums as the office or as others may see them; the same for every chart, so that one cannot reveal what
 * another hides.
 */
const asShown = ({ cells }: CrossTable, told: 'rows' | 'columns', all: boolean) =>
  withhold(cells, { smallest: all ? 0 : CHART_SMALLEST, told });

/** Periods by time and categories in the order of each; what stays hidden in one chart must not be told by another. */
const countedByPeriod = async (db: Kysely<Schema>, all: boolean) => {
  const rows = await countedApplications(db, undefined)
    .innerJoin('period', 'period.id', 'application.periodId')
    .select([
      'period.id as label',
      'period.name as period',
      categoryName.as('part'),
      (eb) => eb.fn.countAll<number>().as('value'),
    ])
    .groupBy(['period.id', 'period.name', 'period.applyStart', 'application.category', 'part'])
    .orderBy('period.applyStart')
    .orderBy('period.id')
    .orderBy('application.category')
    .orderBy('part')
    .execute();
  const counts = rows.map((row) => ({ ...row, label: String(row.label), value: Number(row.value) }));
  const table = crossTable(counts);
  const { cells, columns } = asShown(table, 'columns', all);
  const nameOf = new Map(counts.map(({ label, period }) => [label, period]));
  const periods = [...nameOf].map(([label, name]) => {
    const at = table.rows.indexOf(label);
    const types = table.columns.map((type, column) => ({
      type,
      size: table.cells[at]?.[column] ?? 0,
      value: cells[at]?.[column] ?? null,
    }));
    return { id: Number(label), name, types };
  });
  const totals = table.columns.map((type, column) => ({
    type,
    size: table.cells.reduce((sum, row) => sum + (row[column] ?? 0), 0),
    value: columns[column] ?? null,
  }));
  return { periods, totals };
};

/**
 * By size; ties by name, so that the same figures draw the same chart. What is hidden comes last: its place among the
 * others would say how much it is.
 */
const byShown =
  <Row>(countOf: (row: Row) => number | null, nameOf: (row: Row) => string) =>
  (one: Row, other: Row): number =>
    (countOf(other) ?? -1) - (countOf(one) ?? -1) || (nameOf(one) < nameOf(other) ? -1 : 1);

export const countByType = async (
  db: Kysely<Schema>,
  periodId: number | undefined,
  all: boolean,
): Promise<ChartCount[]> => {
  const { periods, totals } = await countedByPeriod(db, all);
  const counts = periodId === undefined ? totals : (periods.find(({ id }) => id === periodId)?.types ?? []);
  return counts
    .filter(({ size, value }) => size > 0 || value === null)
    .sort(
      byShown(
        ({ value }) => value,
        ({ type }) => type,
      ),
    )
    .map(({ type, value }) => ({ name: type, value }));
};

const ATTRIBUTE: Record<ChartAttribute, RawBuilder<string>> = {
  nature: sql<string>`coalesce(application.fields ->> 'unit.nature', '')`,
  region: sql<string>`coalesce(unit.province, '')`,
  title: sql<string>`coalesce(application.fields ->> 'team.leaderTitle', '')`,
};

/**
 * Counts people, not applications: each person once, under the value of their latest filing, so that the sum is the
 * number of people. Those without a value come last.
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
  const { cells, rows: sizes } = asShown(table, 'rows', all);
  const counts = table.rows
    .map((name, at) => ({
      name,
      value: sizes[at] ?? null,
      parts: table.columns.map((part, column) => ({ name: part, value: cells[at]?.[column] ?? null })),
    }))
    .sort(
      byShown(
        ({ value }) => value,
        ({ name }) => name,
      ),
    )
    .map(({ name, value, parts }) => ({ name, value, ...(split && { parts }) }));
  return [
    ...counts.filter(({ name }) => name !== CHART_BLANK),
    ...counts.filter(({ name }) => name === CHART_BLANK),
  ];
};

export const countByPeriod = async (db: Kysely<Schema>, all: boolean): Promise<ChartPeriodCount[]> =>
  (await countedByPeriod(db, all)).periods.flatMap(({ name, types }) =>
    types
      .filter(({ size, value }) => size > 0 || value === null)
      .map(({ type, value }) => ({ period: name, type, value })),
  );

/** The public overall figures: small counts of records that are not public themselves are left out. */
export const publicOverview = async (db: Kysely<Schema>, now: Date): Promise<Overview> => {
  const { at, figures } = await readOverview(db, now);
  return {
    at: beijingIso(at),
    smallest: CHART_SMALLEST,
    figures: OVERVIEW_KEYS.map((key) => ({ key, value: shown(figures[key], OVERVIEW_OPEN.includes(key)) })),
  };
};
