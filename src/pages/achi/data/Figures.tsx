import type { AchievementFigures } from '@contract/achievement';
import type { AchievementChart } from '@contract/chart-choices';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { history } from '@umijs/max';
import type { ReactNode } from 'react';
import { barHeight } from '@/components/chart/bar-height';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { ChartPair } from '@/components/chart/ChartPair';
import { barsOption, type ChartFigures, columnsOption } from '@/components/chart/chart-option';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { FieldFigure } from './FieldFigure';
import { chosenChart, countedAddress } from './figure-query';
import { type FigureFacts, useFigureFrame } from './useFigureFrame';

const COLUMNS_PX = 320;

const single = (name: string, rows: readonly { name: string; value: number }[]): ChartFigures => ({
  categories: rows.map((row) => row.name),
  series: [{ name, values: rows.map(({ value }) => value) }],
});

/** The four pictures of the achievements (req:ui-achievement-charts). */
export function Figures({ data, ...facts }: FigureFacts & { data: AchievementFigures }) {
  const { search } = facts;
  const t = useText();
  const say = useWords();
  const frameOf = useFigureFrame(facts);
  const value = say(CHART_WORDS.word('achievements'));
  const levels = data.byMaturity.map(({ maturity: level, value: count }) => ({
    level: String(level),
    value: count,
    name: say(CHART_WORDS.word('maturityLevel', { level })),
  }));
  const levelCalled = (called: string): string => levels.find(({ name }) => name === called)?.level ?? '';
  /**
   * Links a figure to the achievements it counts: `onPick` for the chart, `linkOf` for the table as its alternative.
   */
  const leadingBy = (key: 'year' | 'unit' | 'level', asked = (name: string) => name) => {
    const linkOf = (name: string): string => countedAddress(search, { [key]: asked(name) });
    return { linkOf, onPick: (name: string) => history.push(linkOf(name)) };
  };
  const units = single(value, data.byUnit);
  const maturities = single(value, levels);
  const drawings: Record<AchievementChart, ReactNode> = {
    year: (
      <ChartFrame
        {...frameOf('year')}
        figures={single(value, data.byYear)}
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
        option={barsOption}
        height={barHeight(units)}
        {...leadingBy('unit')}
      />
    ),
    field: <FieldFigure frame={frameOf('field')} cells={data.byFieldAndType} search={search} />,
  };
  const chosen = chosenChart(search);
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
