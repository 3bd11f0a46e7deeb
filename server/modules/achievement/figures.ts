import type { AchievementFigures } from '@contract/achievement';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';
import { type AchievementFilter, openAchievements } from './list-achievements';

const UNITS = 10;

/** Chart figures over the published achievements that match the filters (req:ui-achievement-charts). */
export async function achievementFigures(
  db: Kysely<Schema>,
  filter: AchievementFilter,
): Promise<AchievementFigures> {
  const published = () => openAchievements(db, filter);
  const [byYear, cells, byMaturity, byUnit] = await Promise.all([
    published()
      .select([sql<string>`left(finished_on, 4)`.as('name'), (eb) => eb.fn.countAll<number>().as('value')])
      .groupBy('name')
      .orderBy('name')
      .execute(),
    published()
      .select(['field', 'type', (eb) => eb.fn.countAll<number>().as('value')])
      .groupBy(['field', 'type'])
      .execute(),
    published()
      .select(['maturity', (eb) => eb.fn.countAll<number>().as('value')])
      .groupBy('maturity')
      .orderBy('maturity')
      .execute(),
    published()
      .select(['unitName as name', (eb) => eb.fn.countAll<number>().as('value')])
      .groupBy('unitName')
      .orderBy('value', 'desc')
      .orderBy('name')
      .limit(UNITS)
      .execute(),
  ]);
  const counted = <T extends { value: number }>(rows: T[]): T[] =>
    rows.map((row) => ({ ...row, value: Number(row.value) }));
  return {
    byYear: counted(byYear),
    byFieldAndType: counted(cells).flatMap(({ field, type, value }) =>
      field && type ? [{ field, type, value }] : [],
    ),
    byMaturity: counted(byMaturity).flatMap(({ maturity, value }) => (maturity ? [{ maturity, value }] : [])),
    byUnit: counted(byUnit),
  };
}
