import { CHART_SMALLEST } from '@contract/limits';
import type { ChartColors } from './chart-colors';
import { inTwoLines, type Lettering, widthOf } from './chart-lettering';
import { roomAfter, roomBeside } from './figure-room';

/** The data of a chart, whatever draws it. */
export interface Series {
  name: string;
  values: (number | null)[];
}
export interface ChartFigures {
  categories: string[];
  series: Series[];
  /** The second series belongs to the previous period and is shown for comparison. */
  compared?: boolean;
  /** The sum of all series of each category, where it is known although one of the counts is hidden. */
  sums?: (number | null)[];
}

/** The texts that a drawing itself contains. */
export interface ChartWords {
  /** What the figures say, read by screen readers. */
  description: string;
  /** Text in place of a hidden count. */
  few: string;
  /** Formats a count as everywhere else (`useCount`). */
  count: (count: number) => string;
}

/** The bar of a hidden count is as long as that of the largest hidden count, hatched and pale: it reveals no figure. */
const HIDDEN = CHART_SMALLEST - 1;

interface Drawn {
  value: number;
  few?: true;
  itemStyle?: object;
  label?: object;
}

const drawn = (value: number | null, colors: ChartColors, few: string): Drawn =>
  value === null
    ? {
        value: HIDDEN,
        few: true,
        itemStyle: {
          color: colors.ground,
          borderColor: colors.text,
          borderType: 'dashed',
          decal: {
            symbol: 'line',
            rotation: -Math.PI / 4,
            // Thin lines in the colour of the text: the grid lines are too faint for hatching.
            color: colors.text,
            dashArrayX: [1, 0],
            dashArrayY: [1, 4],
          },
        },
        label: { formatter: few },
      }
    : { value };

interface Hovered {
  seriesName: string;
  name: string;
  marker: string;
  value: number;
  data: Drawn;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** The tooltip is HTML, and the names in it were typed by people. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

const tip =
  ({ few, count }: ChartWords) =>
  (hovered: readonly Hovered[]): string =>
    [
      escaped(hovered[0]?.name ?? ''),
      ...hovered.map(
        ({ marker, seriesName, value, data }) =>
          `${marker}${escaped(seriesName)} ${data.few ? few : count(value)}`,
      ),
    ].join('<br>');

const base = (colors: ChartColors, words: ChartWords, patterned: boolean) => ({
  animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  color: [...colors.series],
  textStyle: { fontFamily: colors.font, fontSize: colors.size, color: colors.text },
  aria: { enabled: true, decal: { show: patterned }, label: { description: words.description } },
  tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, confine: true, formatter: tip(words) },
});

const valueAxis = (colors: ChartColors, { count }: ChartWords) => ({
  type: 'value' as const,
  min: 0,
  minInterval: 1,
  axisLabel: { color: colors.text, fontSize: colors.size, hideOverlap: true, formatter: count },
  splitLine: { lineStyle: { color: colors.line } },
});

const WIDEST_PX = 220;

const categoryAxis = (categories: string[], colors: ChartColors) => ({
  type: 'category' as const,
  data: categories,
  axisTick: { show: false },
  axisLine: { lineStyle: { color: colors.line } },
  axisLabel: { color: colors.text, fontSize: colors.size },
});

/** The names beside the bars have the room they need; one that is longer breaks, as far as its row is high. */
const namesBeside = (categories: string[], lettering: Lettering) => {
  const widest = Math.ceil(Math.max(0, ...categories.map((name) => widthOf(name, lettering)))) + 8;
  return {
    width: Math.min(widest, WIDEST_PX),
    overflow: 'none',
    formatter: (name: string) => inTwoLines(name, lettering, WIDEST_PX),
    lineHeight: lettering.size + 4,
  };
};

const LEGEND_PX = 32;

const legendBelow = (colors: ChartColors) => ({
  legend: {
    bottom: 0,
    textStyle: { color: colors.text, fontSize: colors.size },
    itemWidth: 14,
    itemHeight: 14,
    itemGap: 24,
  },
});

/** The label of a bar or of a part of one; a hidden count is labelled with its own text. */
const figureOf = ({ count }: ChartWords) => ({ formatter: ({ value }: { value: number }) => count(value) });

/** Sorted horizontal bars with figures at the end, the longest on top, the previous period below each. */
export const barsOption = (
  { categories, series, compared }: ChartFigures,
  colors: ChartColors,
  words: ChartWords,
) => {
  const names = categoryAxis(categories, colors);
  const beside = namesBeside(categories, colors);
  const several = series.length > 1;
  return {
    ...base(colors, words, false),
    ...(compared && { color: [colors.series[0], colors.before] }),
    ...(several && legendBelow(colors)),
    grid: {
      left: beside.width + 12,
      right: roomAfter(series, colors, words.count, words.few),
      top: 8,
      bottom: colors.size + 16 + (several ? LEGEND_PX : 0),
    },
    xAxis: valueAxis(colors, words),
    yAxis: { ...names, inverse: true, axisLabel: { ...names.axisLabel, ...beside } },
    series: series.map(({ name, values }) => ({
      name,
      type: 'bar',
      data: values.map((value) => drawn(value, colors, words.few)),
      barMaxWidth: 22,
      label: { show: true, position: 'right', color: colors.text, fontSize: colors.size, ...figureOf(words) },
    })),
  };
};

/** Figures inside a bar stand on the ground of the page: readable on every colour of the series. */
const inside = (colors: ChartColors, words: ChartWords) => ({
  ...figureOf(words),
  show: true,
  position: 'inside',
  color: colors.text,
  fontSize: colors.size,
  backgroundColor: colors.ground,
  padding: [1, 4],
  borderRadius: 2,
});

/** A hidden part is hatched and has no label, which would be longer than the part; a part of 0 has no label either. */
const part = (value: number | null, colors: ChartColors, few: string): Drawn => ({
  ...drawn(value, colors, few),
  ...(!value && { label: { show: false } }),
});

/** Bars divided once more: the parts stand after each other, each with its figure where there is room. */
export const dividedBarsOption = (figures: ChartFigures, colors: ChartColors, words: ChartWords) => {
  const bars = barsOption(figures, colors, words);
  return {
    ...bars,
    ...base(colors, words, true),
    series: bars.series.map((one, at) => ({
      ...one,
      stack: 'all',
      data: figures.series[at]?.values.map((value) => part(value, colors, words.few)),
      label: inside(colors, words),
      labelLayout: { hideOverlap: true },
    })),
  };
};

const COLUMN_NAME_PX = 120;

/** Columns in the order of time; several series are stacked, one colour a category in fixed order. */
export const columnsOption = (
  { categories, series }: ChartFigures,
  colors: ChartColors,
  words: ChartWords,
) => {
  const names = categoryAxis(categories, colors);
  const isStacked = series.length > 1;
  const lineHeight = colors.size + 5;
  const lines = categories.some((name) => widthOf(name, colors) > COLUMN_NAME_PX) ? 2 : 1;
  return {
    ...base(colors, words, isStacked),
    ...(isStacked && legendBelow(colors)),
    grid: {
      left: roomBeside(series, colors, words.count),
      right: 8,
      top: 24,
      bottom: lines * lineHeight + 16 + (isStacked ? LEGEND_PX : 0),
    },
    xAxis: {
      ...names,
      axisLabel: {
        ...names.axisLabel,
        interval: 0,
        hideOverlap: false,
        lineHeight,
        formatter: (name: string) => inTwoLines(name, colors, COLUMN_NAME_PX),
      },
    },
    yAxis: valueAxis(colors, words),
    series: series.map(({ name, values }) => ({
      name,
      type: 'bar',
      ...(isStacked && { stack: 'all', labelLayout: { hideOverlap: true } }),
      data: values.map((value) =>
        isStacked ? part(value, colors, words.few) : drawn(value, colors, words.few),
      ),
      barMaxWidth: 56,
      label: isStacked
        ? inside(colors, words)
        : { ...figureOf(words), show: true, position: 'top', color: colors.text, fontSize: colors.size },
    })),
  };
};
