import type { ChartFigures } from './chart-option';

const ROW_PX = 44;
/** A row with a second bar, and the names of both below the drawing. */
const PAIR_PX = 60;
const AXIS_PX = 48;
const LEGEND_PX = 32;

/** As high as the bars of these figures need. */
export const barHeight = ({ categories, compared }: ChartFigures): number =>
  categories.length * (compared ? PAIR_PX : ROW_PX) + AXIS_PX + (compared ? LEGEND_PX : 0);
