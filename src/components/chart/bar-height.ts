import type { ChartFigures } from './chart-option';

const ROW_PX = 44;
/** A row with a second bar, and the names of both below the drawing. */
const PAIR_PX = 60;
const AXIS_PX = 48;
const LEGEND_PX = 32;

/** As high as the bars of these figures need. */
export const barHeight = ({ categories, series, compared }: ChartFigures): number =>
  categories.length * (compared ? PAIR_PX : ROW_PX) + AXIS_PX + (series.length > 1 ? LEGEND_PX : 0);
