import type { AchievementFigures } from '@contract/achievement';
import { type AchievementChart, fieldChartAxes } from '@contract/chart-choices';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { history } from '@umijs/max';
import type { ReactNode } from 'react';
import { barHeight } from '@/components/chart/bar-height';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { ChartPair } from '@/components/chart/ChartPair';
import { barsOption, type ChartFigures, columnsOption } from '@/components/chart/chart-option';
import { useEmbedLook } from '@/components/chart/useEmbedLook';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { chosenChart, countedAddress, figureAddress, figureQuery } from './figure-query';
import { HeatTable } from './HeatTable';

const COLUMNS_PX = 320;
const FIELDS_PX = 380;

const single = (name: string, rows: readonly { name: string; value: number }[]): ChartFigures => ({
  categories: rows.map((row) => row.name),
  series: [{ name, values: rows.map(({ value }) => value) }],
});

interface Props {
  data: AchievementFigures;
  /** When the figures were counted. */
  at: number;
  search: URLSearchParams;
  tableFirst: boolean;
}

/** The four pictures of the achievements (req:ui-achievement-charts). */
export function Figures({ data, at, search, tableFirst }: Props) {
  const t = useText();
  const say = useWords();
  const look = useEmbedLook();
  const chosen = chosenChart(search);
  const narrows = figureQuery(search);
  const { field, type, maturity } = narrows;
  const filters = [
    field && t(`demand.field.${field}.label`),
    type && t(`achi.type.${type}.label`),
    maturity && t(`achi.maturity.${maturity}.label`),
  ].filter((filter) => filter !== undefined);
  const value = say(CHART_WORDS.word('achievements'));
  const frameOf = (chart: AchievementChart) => ({
    of: 'items' as const,
    tableFirst,
    alone: chosen !== undefined,
    title: say(CHART_WORDS.word(`${chart}Title`)),
    meaning: say(CHART_WORDS.word(`${chart}Meaning`)),
    stamp: { scope: filters, at },
    address: figureAddress(search, 'chart', chart),
    embed: { chart, ...look, ...narrows },
  });
  const columnsOf = (chart: AchievementChart) => ({
    name: say(CHART_WORDS.word(`${chart}Name`)),
    value,
  });
  const levels = data.byMaturity.map(({ maturity: level, value: count }) => ({
    level: String(level),
    value: count,
    name: say(CHART_WORDS.word('maturityLevel', { level })),
  }));
  /** From a figure to what it counts: by the drawing, and by the table for whoever does not use it. */
  const leadingBy = (key: 'year' | 'unit' | 'level', asked = (name: string) => name) => {
    const linkOf = (name: string): string => countedAddress(search, { [key]: asked(name) });
    return { linkOf, onPick: (name: string) => history.push(linkOf(name)) };
  };
  const levelCalled = (called: string): string => levels.find(({ name }) => name === called)?.level ?? '';
  const { fields, types: kinds } = fieldChartAxes(narrows);
  const rows = fields.map((key) => ({ key, label: t(`demand.field.${key}.label`) }));
  const types = kinds.map((key) => ({ key, label: t(`achi.type.${key}.label`) }));
  const cellOf = (row: string, column: string): number =>
    data.byFieldAndType.find((cell) => cell.field === row && cell.type === column)?.value ?? 0;
  const byField: ChartFigures = {
    categories: rows.map(({ label }) => label),
    series: types.map(({ key, label }) => ({ name: label, values: rows.map((row) => cellOf(row.key, key)) })),
  };
  const units = single(value, data.byUnit);
  const maturities = single(value, levels);
  const drawings: Record<AchievementChart, ReactNode> = {
    year: (
      <ChartFrame
        {...frameOf('year')}
        figures={single(value, data.byYear)}
        columns={columnsOf('year')}
        option={columnsOption}
        height={COLUMNS_PX}
        spoken={(year) => t('chart.year.self.label', { year })}
        {...leadingBy('year')}
      />
    ),
    maturity: (
      <ChartFrame
        {...frameOf('maturity')}
        part
        figures={maturities}
        columns={columnsOf('maturity')}
        option={barsOption}
        height={barHeight(maturities)}
        {...leadingBy('level', levelCalled)}
      />
    ),
    unit: (
      <ChartFrame
        {...frameOf('unit')}
        part
        figures={units}
        columns={columnsOf('unit')}
        option={barsOption}
        height={barHeight(units)}
        {...leadingBy('unit')}
      />
    ),
    field: (
      <ChartFrame
        {...frameOf('field')}
        tableFirst
        figures={byField}
        columns={columnsOf('field')}
        option={columnsOption}
        height={FIELDS_PX}
        table={
          <HeatTable
            title={say(CHART_WORDS.word('fieldTitle'))}
            name={columnsOf('field').name}
            rows={rows}
            columns={types}
            cells={data.byFieldAndType}
            linkOf={(of, kind) => countedAddress(search, { field: of, type: kind })}
          />
        }
      />
    ),
  };
  if (chosen) return drawings[chosen];
  return (
    <>
      <ChartPair>
        {drawings.year}
        {drawings.maturity}
      </ChartPair>
      <ChartPair>
        {drawings.unit}
        {drawings.field}
      </ChartPair>
    </>
  );
}
