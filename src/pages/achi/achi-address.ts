import {
  ACHIEVEMENT_COLUMNS,
  ACHIEVEMENT_TYPES,
  MATURITY_BANDS,
  MATURITY_HIGHEST,
} from '@contract/achievement-choices';
import { pageInAddress } from '@contract/rules/number-in-address';
import { TECH_FIELDS } from '@contract/tech-fields';
import type { AchievementQuery } from '@/services/achievement';
import { changedAddress, keywordIn, numberIn, oneOf } from '@/utils/list-address';

const LIST = '/achi';

/** The filters of the gallery, as they appear in the address. */
export const ACHI_FILTERS = {
  field: TECH_FIELDS,
  type: ACHIEVEMENT_TYPES,
  maturity: MATURITY_BANDS,
  orderByColumn: ACHIEVEMENT_COLUMNS,
} as const;
/** Filters that only links from the statistics set: shown while they are active, so that they can be removed. */
export const LED_KEYS = ['level', 'year', 'unit'] as const;
export type AchiFilterKey = keyof typeof ACHI_FILTERS;
export const ACHI_FILTER_KEYS = Object.keys(ACHI_FILTERS) as AchiFilterKey[];

/** The query that the address describes. */
export const readAchiQuery = (search: URLSearchParams): AchievementQuery & { pageNum: number } => ({
  pageNum: pageInAddress(search.get('pageNum')),
  keyword: keywordIn(search),
  field: oneOf(TECH_FIELDS, search.get('field')),
  type: oneOf(ACHIEVEMENT_TYPES, search.get('type')),
  maturity: oneOf(MATURITY_BANDS, search.get('maturity')),
  level: numberIn(search.get('level'), 1, MATURITY_HIGHEST),
  year: numberIn(search.get('year'), 1990, 2100),
  unit: search.get('unit')?.slice(0, 120) || undefined,
  orderByColumn: oneOf(ACHIEVEMENT_COLUMNS, search.get('orderByColumn')),
});

export const achiAddress = (search: URLSearchParams, key: string, value: string): string => {
  const next = new URLSearchParams(search);
  // The level may lie outside the newly chosen maturity band, and both together would find nothing.
  if (key === 'maturity') next.delete('level');
  return changedAddress(LIST, next, key, value);
};
