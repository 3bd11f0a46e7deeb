import type { ChartColors } from './chart-colors';

/** What a chart shows, whatever draws it. */
export interface Series {
  name: string;
  values: (number | null)[];
}
export interface ChartFigures {
  categories: string[];
  series: Series[];
}

const base = (colors: ChartColors, description: string) => ({
  animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  color: [...colors.series],
  textStyle: { fontFamily: 'inherit', color: colors.text },
  aria: { enabled: true, decal: { show: true }, label: { description } },
  tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, confine: true },
});

const valueAxis = (colors: ChartColors) => ({
  type: 'value',
  min: 0,
  minInterval: 1,
  axisLabel: { color: colors.text },
  splitLine: { lineStyle: { color: colors.line } },
});

const categoryAxis = (categories: string[], colors: ChartColors) => ({
  type: 'category',
  data: categories,
  axisTick: { show: false },
  axisLine: { lineStyle: { color: colors.line } },
  axisLabel: { color: colors.text, overflow: 'truncate', width: 120 },
});

/** Sorted horizontal bars with their figure at the end: longest on top. */
export const barsOption = (
  { categories, series }: ChartFigures,
  colors: ChartColors,
  description: string,
) => ({
  ...base(colors, description),
  aria: { enabled: true, decal: { show: false }, label: { description } },
  grid: { left: 8, right: 48, top: 8, bottom: 8, containLabel: true },
  xAxis: valueAxis(colors),
  yAxis: { ...categoryAxis(categories, colors), inverse: true },
  series: series.map(({ name, values }) => ({
    name,
    type: 'bar',
    data: values,
    barMaxWidth: 22,
    label: { show: true, position: 'right', color: colors.text },
  })),
});

/** Stacked columns: one column a period, one colour a category in fixed order. */
export const columnsOption = (
  { categories, series }: ChartFigures,
  colors: ChartColors,
  description: string,
) => ({
  ...base(colors, description),
  legend: { bottom: 0, textStyle: { color: colors.text }, itemWidth: 14, itemHeight: 14, itemGap: 24 },
  grid: { left: 8, right: 8, top: 16, bottom: 48, containLabel: true },
  xAxis: categoryAxis(categories, colors),
  yAxis: valueAxis(colors),
  series: series.map(({ name, values }) => ({
    name,
    type: 'bar',
    stack: 'all',
    data: values,
    barMaxWidth: 56,
  })),
});
