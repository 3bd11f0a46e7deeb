import { SERIES_COLORS } from '@contract/chart-colors';
import type { ThemeMode } from '@/theme/theme-modes';

export interface ChartColors {
  series: readonly string[];
  /** Colour of the figures compared with: the first colour, paler. */
  before: string;
  text: string;
  line: string;
  ground: string;
  /** Fonts by name: what is measured before it is drawn cannot inherit any. */
  font: string;
  /** Of the text, in px: it grows with the size that the reader has chosen. */
  size: number;
}

const BEFORE = { light: '#7592BD', dark: '#5B7BA3' } as const;

/** Used where no style sheet sets a size. */
const SMALLEST_PX = 13;

const variable = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Colours as the theme now shows them. */
export const chartColors = (mode: ThemeMode): ChartColors => {
  const ground = mode === 'dark' ? 'dark' : 'light';
  return {
    series: SERIES_COLORS[ground],
    before: BEFORE[ground],
    text: variable('--c-text-2'),
    line: variable('--c-line'),
    ground: variable('--c-surface'),
    font: variable('--font') || 'sans-serif',
    size: Number.parseFloat(variable('--fs-meta')) || SMALLEST_PX,
  };
};

/** The inks of the sheet for paper (src/theme/print.css), which counts only while the paper is laid out. */
export const paperColors = (): ChartColors => ({
  ...chartColors('default'),
  text: '#222',
  line: '#999',
  ground: '#fff',
});
