import type { ChartCount, ChartPeriodCount } from '@contract/chart';
import type { ChartFigures } from '@/components/chart/chart-option';

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** One series of counts, in the order the service gave them. */
export const countFigures = (
  counts: readonly ChartCount[],
  series: string,
  label: (name: string) => string,
): ChartFigures => ({
  categories: counts.map(({ name }) => label(name)),
  series: counts.length > 0 ? [{ name: series, values: counts.map(({ value }) => value) }] : [],
});

/** One series a category, one place a period; what was not filed is 0, what is hidden stays null. */
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
