import { achievementTypeWord, maturityBandWord } from '@contract/achievement-choices';
import {
  type AchievementChart,
  type AchievementNarrows,
  type EmbeddedChart,
  fieldChartAxes,
} from '@contract/chart-choices';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { techFieldWord } from '@contract/tech-fields';
import { asWritten, type Word } from '@contract/word';
import type { Schema } from '@server/db/schema';
import { publicFigures } from '@server/modules/achievement/service';
import { countByPeriod, countByType } from '@server/modules/chart/service';
import type { PeriodRow } from '@server/modules/period/service';
import type { Kysely } from 'kysely';

type Db = Kysely<Schema>;
/** Null: too few to be shown. */
type Value = number | null;
interface Row {
  name: Word;
  values: Value[];
}

export interface EmbedFigures {
  title: Word;
  meaning: Word;
  /** Which part of the data is covered, if not all. */
  scope: Word[];
  /** Heading of the column of names. */
  name: Word;
  series: Word[];
  rows: Row[];
}

/** What the address asks for: a period and the one before it (null for all periods), and filters of achievements. */
export interface EmbedScope {
  period: PeriodRow | null;
  before: PeriodRow | null;
  narrows: AchievementNarrows;
}

const wordsOf = (chart: EmbeddedChart) => ({
  title: CHART_WORDS.word(`${chart}Title`),
  meaning: CHART_WORDS.word(`${chart}Meaning`),
  name: CHART_WORDS.word(`${chart}Name`),
});

const typeFigures = async (db: Db, { period, before }: EmbedScope): Promise<EmbedFigures> => {
  const now = await countByType(db, period?.id, false);
  const then = before ? await countByType(db, before.id, false) : [];
  const names = [...new Set([...now, ...then].map(({ name }) => name))];
  const valueIn = (counts: typeof now, name: string): Value => {
    const found = counts.find((count) => count.name === name);
    return found ? found.value : 0;
  };
  return {
    ...wordsOf('type'),
    scope: [period ? asWritten(period.name) : CHART_WORDS.word('allPeriods')],
    series:
      period && before
        ? [asWritten(period.name), asWritten(before.name)]
        : [CHART_WORDS.word('applications')],
    rows: names.map((name) => ({
      name: asWritten(name),
      values: [valueIn(now, name), ...(before ? [valueIn(then, name)] : [])],
    })),
  };
};

const historyFigures = async (db: Db): Promise<EmbedFigures> => {
  const counts = await countByPeriod(db, false);
  const series = [...new Set(counts.map(({ type }) => type))];
  const periods = [...new Set(counts.map(({ period }) => period))];
  const cell = (name: string, type: string): Value => {
    const found = counts.find((count) => count.period === name && count.type === type);
    return found ? found.value : 0;
  };
  return {
    ...wordsOf('history'),
    scope: [],
    series: series.map(asWritten),
    rows: periods.map((name) => ({ name: asWritten(name), values: series.map((type) => cell(name, type)) })),
  };
};

/** Small counts of achievements need not be hidden, since every achievement counted is public. */
const achievementFigures = async (
  db: Db,
  chart: AchievementChart,
  narrows: AchievementNarrows,
): Promise<EmbedFigures> => {
  const { byYear, byMaturity, byUnit, byFieldAndType } = await publicFigures(db, narrows);
  const { fields, types } = fieldChartAxes(narrows);
  const single = (rows: readonly { name: Word; value: number }[]): Row[] =>
    rows.map(({ name, value }) => ({ name, values: [value] }));
  const named = (rows: readonly { name: string; value: number }[]): Row[] =>
    single(rows.map(({ name, value }) => ({ name: asWritten(name), value })));
  const cell = (field: string, type: string): number =>
    byFieldAndType.find((known) => known.field === field && known.type === type)?.value ?? 0;
  const rows: Record<AchievementChart, () => Row[]> = {
    year: () => named(byYear),
    unit: () => named(byUnit),
    maturity: () =>
      single(
        byMaturity.map(({ maturity, value }) => ({
          name: CHART_WORDS.word('maturityLevel', { level: maturity }),
          value,
        })),
      ),
    field: () =>
      byFieldAndType.length === 0
        ? []
        : fields.map((of) => ({
            name: techFieldWord(of),
            values: types.map((type) => cell(of, type)),
          })),
  };
  const { field, type, maturity } = narrows;
  return {
    ...wordsOf(chart),
    scope: [
      ...(field ? [techFieldWord(field)] : []),
      ...(type ? [achievementTypeWord(type)] : []),
      ...(maturity ? [maturityBandWord(maturity)] : []),
    ],
    series: chart === 'field' ? types.map(achievementTypeWord) : [CHART_WORDS.word('achievements')],
    rows: rows[chart](),
  };
};

/** The figures of a chart on other sites: only what any visitor may know. */
export const embedFigures = (db: Db, chart: EmbeddedChart, scope: EmbedScope): Promise<EmbedFigures> => {
  if (chart === 'type') return typeFigures(db, scope);
  if (chart === 'history') return historyFigures(db);
  return achievementFigures(db, chart, scope.narrows);
};
