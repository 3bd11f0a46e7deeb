/** The charts of applications, each under the name that its address bears. */
export const APPLICATION_CHARTS = ['type', 'people', 'history'] as const;
export type ApplicationChart = (typeof APPLICATION_CHARTS)[number];

/** The charts of achievements. */
export const ACHIEVEMENT_CHARTS = ['year', 'maturity', 'unit', 'field'] as const;
export type AchievementChart = (typeof ACHIEVEMENT_CHARTS)[number];

/**
 * Charts that other sites may show, each as a visitor may know it. What is counted of people is for readers with an
 * account, so it is not among them.
 */
export const EMBEDDED_CHARTS = ['type', 'history', 'year', 'maturity', 'unit'] as const;
export type EmbeddedChart = (typeof EMBEDDED_CHARTS)[number];

export const EMBED_THEMES = ['light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** Under it alone pages may stand in a frame of another site. */
export const EMBED_PATH = '/embed/charts';

export interface EmbedChoice {
  chart: EmbeddedChart;
  theme: EmbedTheme;
  periodId?: number | undefined;
}

export const embedAddress = ({ chart, theme, periodId }: EmbedChoice): string => {
  const query = new URLSearchParams();
  if (periodId !== undefined) query.set('period', String(periodId));
  if (theme !== 'light') query.set('theme', theme);
  return `${EMBED_PATH}/${chart}${query.size > 0 ? `?${query}` : ''}`;
};
