/**
 * Series colours (req:ui-chart-colors), distinguishable by colour-blind readers and with enough contrast on their
 * background.
 */
export const SERIES_COLORS = {
  light: ['#1D4F91', '#D96A1D', '#009BBD', '#8C2F5F', '#5B6B1F', '#20123F'],
  dark: ['#7DB3F2', '#E08A55', '#B9F2EA', '#A8607E', '#EAD33F', '#5671D8'],
} as const;
