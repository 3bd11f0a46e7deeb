import type { ChartCount, ChartPeriodCount, ChartSplitCount } from '@contract/chart';
import type { ChartFigures, Series } from '@/components/chart/chart-option';

const unique = (names: readonly string[]): string[] => [...new Set(names)];

const seriesOf = (name: string, names: readonly string[], counts: readonly ChartCount[]): Series => ({
  name,
  // A name without a count has the value 0; a hidden count stays null.
  values: names.map((key) => {
    const found = counts.find((count) => count.name === key);
    return found ? found.value : 0;
  }),
});

interface Options {
  /** Name of the series. */
  series: string;
  label: (name: string) => string;
  before?: { name: string; counts: readonly ChartCount[] } | null;
}

/** One series of counts in the service's order; with a previous period, a second series beside it. */
export const countFigures = (
  counts: readonly ChartCount[],
  { series, label, before }: Options,
): ChartFigures => {
  const names = unique([...counts, ...(before?.counts ?? [])].map(({ name }) => name));
  if (names.length === 0) return { categories: [], series: [] };
  return {
    categories: names.map(label),
    series: [
      seriesOf(series, names, counts),
      ...(before ? [seriesOf(before.name, names, before.counts)] : []),
    ],
    ...(before && { compared: true }),
  };
};

/** One series per part, in the service's order; where parts are hidden, the totals still tell something. */
export const dividedFigures = (
  counts: readonly ChartSplitCount[],
  label: (name: string) => string,
): ChartFigures => ({
  categories: counts.map(({ name }) => label(name)),
  series: (counts[0]?.parts ?? []).map(({ name }, at) => ({
    name: label(name),
    values: counts.map(({ parts }) => parts?.[at]?.value ?? null),
  })),
  sums: counts.map(({ value }) => value),
});

/** One series per category, one column per period; without applications 0, hidden counts stay null. */
export const periodFigures = (counts: readonly ChartPeriodCount[]): ChartFigures => {
  const categories = unique(counts.map(({ period }) => period));
  const cell = (period: string, type: string): number | null => {
    const found = counts.find((count) => count.period === period && count.type === type);
    return found ? found.value : 0;
  };
  const series = unique(counts.map(({ type }) => type)).map((name) => ({
    name,
    values: categories.map((period) => cell(period, name)),
  }));
  return { categories, series };
};
