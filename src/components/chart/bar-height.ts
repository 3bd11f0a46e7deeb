import type { ChartFigures } from './chart-option';

const ROW_PX = 44;
/** Height in px of a row with two bars: the figures and those of the period before. */
const PAIR_PX = 60;
const AXIS_PX = 48;
const LEGEND_PX = 32;

/** The height in px that the bars of these figures need. */
export const barHeight = ({ categories, series, compared }: ChartFigures): number =>
  categories.length * (compared ? PAIR_PX : ROW_PX) + AXIS_PX + (series.length > 1 ? LEGEND_PX : 0);
