import {
  ACHIEVEMENT_TYPES,
  type AchievementType,
  MATURITY_BANDS,
  type MaturityBand,
} from './achievement-choices';
import { DEFAULT_LOCALE } from './locale';
import { TECH_FIELDS, type TechField } from './tech-fields';

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
export const EMBEDDED_CHARTS = ['type', 'history', ...ACHIEVEMENT_CHARTS] as const;
export type EmbeddedChart = (typeof EMBEDDED_CHARTS)[number];

export const EMBED_THEMES = ['light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** Under it alone pages may stand in a frame of another site. */
export const EMBED_PATH = '/embed/charts';

/** What narrows the charts of achievements. */
export const ACHIEVEMENT_NARROWS = {
  field: TECH_FIELDS,
  type: ACHIEVEMENT_TYPES,
  maturity: MATURITY_BANDS,
} as const;
export interface AchievementNarrows {
  field?: TechField | undefined;
  type?: AchievementType | undefined;
  maturity?: MaturityBand | undefined;
}

/** Rows and columns of 领域 × 类型: what a filter leaves out is no row of zeros. */
export const fieldChartAxes = ({ field, type }: AchievementNarrows) => ({
  fields: TECH_FIELDS.filter((each) => !field || each === field),
  types: ACHIEVEMENT_TYPES.filter((each) => !type || each === type),
});

export interface EmbedChoice extends AchievementNarrows {
  chart: EmbeddedChart;
  theme: EmbedTheme;
  /** The reader's language, such as `ar-EG`. */
  lang: string;
  periodId?: number | undefined;
}

export const embedAddress = ({ chart, theme, lang, periodId, ...narrows }: EmbedChoice): string => {
  const query = new URLSearchParams();
  if (periodId !== undefined) query.set('period', String(periodId));
  for (const [key, value] of Object.entries(narrows)) if (value) query.set(key, value);
  if (lang !== DEFAULT_LOCALE) query.set('lang', lang);
  if (theme !== 'light') query.set('theme', theme);
  return `${EMBED_PATH}/${chart}${query.size > 0 ? `?${query}` : ''}`;
};
