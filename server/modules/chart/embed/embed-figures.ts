import type { EmbeddedChart } from '@contract/chart-choices';
import { CHART_WORDS } from '@contract/rules/chart-words';
import type { Schema } from '@server/db/schema';
import { publicFigures } from '@server/modules/achievement/service';
import { countByPeriod, countByType } from '@server/modules/chart/service';
import type { PeriodRow } from '@server/modules/period/service';
import type { Kysely } from 'kysely';

type Db = Kysely<Schema>;
/** Null: too few to be shown. */
type Value = number | null;

export interface EmbedFigures {
  title: string;
  meaning: string;
  /** Of which period, where there are several. */
  scope: string | null;
  /** Head of the names. */
  name: string;
  series: string[];
  rows: { name: string; values: Value[] }[];
}

/** The period asked for and the one before it; null for all. */
export interface EmbedScope {
  period: PeriodRow | null;
  before: PeriodRow | null;
}

const { texts } = CHART_WORDS;

const typeFigures = async (db: Db, { period, before }: EmbedScope): Promise<EmbedFigures> => {
  const now = await countByType(db, period?.id, false);
  const then = before ? await countByType(db, before.id, false) : [];
  const names = [...new Set([...now, ...then].map(({ name }) => name))];
  const valueIn = (counts: typeof now, name: string): Value => {
    const found = counts.find((count) => count.name === name);
    return found ? found.value : 0;
  };
  return {
    title: texts.typeTitle,
    meaning: texts.typeMeaning,
    scope: period?.name ?? texts.allPeriods,
    name: texts.typeName,
    series: period && before ? [period.name, before.name] : [texts.applications],
    rows: names.map((name) => ({
      name,
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
    title: texts.historyTitle,
    meaning: texts.historyMeaning,
    scope: null,
    name: texts.historyName,
    series,
    rows: periods.map((name) => ({ name, values: series.map((type) => cell(name, type)) })),
  };
};

/** Of achievements every count is public: each can be counted one by one. */
const achievementRows = async (
  db: Db,
  chart: 'year' | 'maturity' | 'unit',
): Promise<EmbedFigures['rows']> => {
  const { byYear, byMaturity, byUnit } = await publicFigures(db);
  const levels = byMaturity.map(({ maturity, value }) => ({
    name: texts.maturityLevel.replace('{level}', String(maturity)),
    value,
  }));
  const counts = { year: byYear, maturity: levels, unit: byUnit }[chart];
  return counts.map(({ name, value }) => ({ name, values: [value] }));
};

/** What a chart shows to other sites: what any visitor may know. */
export const embedFigures = async (
  db: Db,
  chart: EmbeddedChart,
  scope: EmbedScope,
): Promise<EmbedFigures> => {
  if (chart === 'type') return typeFigures(db, scope);
  if (chart === 'history') return historyFigures(db);
  return {
    title: texts[`${chart}Title`],
    meaning: texts[`${chart}Meaning`],
    scope: null,
    name: texts[`${chart}Name`],
    series: [texts.achievements],
    rows: await achievementRows(db, chart),
  };
};
