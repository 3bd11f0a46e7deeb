import { type Lettering, widthOf } from './chart-lettering';

type Values = readonly { values: readonly (number | null)[] }[];
type Count = (count: number) => string;

const GAP_PX = 16;
/** The least room beside columns, whatever the figures are. */
const BESIDE_PX = 40;

/** Where the axis of the values may end: the figure rounded up in its first digit. */
const axisEnd = (most: number): number => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return Math.ceil(most / unit) * unit;
};

/** Beside columns: room for the longest figure of the axis; stacked values count as their sum. */
export const roomBeside = (series: Values, lettering: Lettering, count: Count): number => {
  const places = series[0]?.values ?? [];
  const heights = places.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const longest = count(axisEnd(Math.max(0, ...heights)));
  return Math.max(BESIDE_PX, Math.ceil(widthOf(longest, lettering)) + GAP_PX);
};

/** At the end of bars: room for the longest label, a figure or the text for a hidden count. */
export const roomAfter = (series: Values, lettering: Lettering, count: Count, few: string): number => {
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return Math.ceil(Math.max(...[few, count(most)].map((text) => widthOf(text, lettering)))) + GAP_PX;
};
