import type { ThemeMode } from '@/theme/theme-modes';

/**
 * Series colours (req:ui-chart-colors): told apart by colour-blind readers, and dark or light enough on their ground.
 */
const LIGHT = ['#1D4F91', '#D96A1D', '#009BBD', '#8C2F5F', '#5B6B1F', '#20123F'];
const DARK = ['#7DB3F2', '#E08A55', '#B9F2EA', '#A8607E', '#EAD33F', '#5671D8'];

export interface ChartColors {
  series: readonly string[];
  text: string;
  line: string;
  ground: string;
  /** Fonts by name: what is measured before it is drawn cannot inherit any. */
  font: string;
  /** Of the text, in px: it grows with the size that the reader has chosen. */
  size: number;
}

/** Where no style sheet says it. */
const SMALLEST_PX = 13;

const variable = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Colours as the theme now shows them. */
export const chartColors = (mode: ThemeMode): ChartColors => ({
  series: mode === 'dark' ? DARK : LIGHT,
  text: variable('--c-text-2'),
  line: variable('--c-line'),
  ground: variable('--c-surface'),
  font: variable('--font') || 'sans-serif',
  size: Number.parseFloat(variable('--fs-meta')) || SMALLEST_PX,
});
