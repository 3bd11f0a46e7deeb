import {
  ACHIEVEMENT_TYPES,
  type AchievementType,
  MATURITY_BANDS,
  type MaturityBand,
} from './achievement-choices';
import { DEFAULT_LOCALE } from './locale';
import { TECH_FIELDS, type TechField } from './tech-fields';

/** The charts of applications, named as in their addresses. */
export const APPLICATION_CHARTS = ['type', 'people', 'history'] as const;
export type ApplicationChart = (typeof APPLICATION_CHARTS)[number];

/** The charts of achievements. */
export const ACHIEVEMENT_CHARTS = ['year', 'maturity', 'unit', 'field'] as const;
export type AchievementChart = (typeof ACHIEVEMENT_CHARTS)[number];

/**
 * Charts that other sites may embed; all show only what any visitor may see. Counts of people are for readers with an
 * account, so `people` is not among them.
 */
export const EMBEDDED_CHARTS = ['type', 'history', ...ACHIEVEMENT_CHARTS] as const;
export type EmbeddedChart = (typeof EMBEDDED_CHARTS)[number];

export const EMBED_THEMES = ['light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** The only path whose pages other sites may embed in a frame. */
export const EMBED_PATH = '/embed/charts';

/** Filters of the charts of achievements. */
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

/** Rows and columns of 领域 × 类型; rows and columns that a filter excludes are left out, not shown as zeros. */
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
