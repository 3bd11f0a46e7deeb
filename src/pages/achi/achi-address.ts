import {
  ACHIEVEMENT_COLUMNS,
  ACHIEVEMENT_TYPES,
  MATURITY_BANDS,
  MATURITY_HIGHEST,
} from '@contract/achievement-choices';
import { pageInAddress, wholeNumberIn } from '@contract/rules/number-in-address';
import { TECH_FIELDS } from '@contract/tech-fields';
import type { AchievementQuery } from '@/services/achievement';

const LIST = '/achi';

/** The filters of the gallery, as they stand in the address. */
export const ACHI_FILTERS = {
  field: TECH_FIELDS,
  type: ACHIEVEMENT_TYPES,
  maturity: MATURITY_BANDS,
  orderByColumn: ACHIEVEMENT_COLUMNS,
} as const;
/** Those with which the statistics lead here: shown while they narrow, and to be taken off. */
export const LED_KEYS = ['level', 'year', 'unit'] as const;
export type AchiFilterKey = keyof typeof ACHI_FILTERS;
export const ACHI_FILTER_KEYS = Object.keys(ACHI_FILTERS) as AchiFilterKey[];

const oneOf = <V extends string>(values: readonly V[], given: string | null): V | undefined =>
  values.find((value) => value === given);

/** What the address asks for. An unknown word in it counts as no filter: addresses are typed and shared. */
export const readAchiQuery = (search: URLSearchParams): AchievementQuery & { pageNum: number } => {
  const year = wholeNumberIn(search.get('year') ?? '');
  const level = wholeNumberIn(search.get('level') ?? '');
  return {
    pageNum: pageInAddress(search.get('pageNum')),
    keyword: search.get('keyword')?.slice(0, 60) || undefined,
    field: oneOf(TECH_FIELDS, search.get('field')),
    type: oneOf(ACHIEVEMENT_TYPES, search.get('type')),
    maturity: oneOf(MATURITY_BANDS, search.get('maturity')),
    level: level !== null && level >= 1 && level <= MATURITY_HIGHEST ? level : undefined,
    year: year !== null && year >= 1990 && year <= 2100 ? year : undefined,
    unit: search.get('unit')?.slice(0, 120) || undefined,
    orderByColumn: oneOf(ACHIEVEMENT_COLUMNS, search.get('orderByColumn')),
  };
};

/** The same gallery with one thing changed; every change but the page itself begins at the first page. */
export const achiAddress = (search: URLSearchParams, key: string, value: string): string => {
  const next = new URLSearchParams(search);
  if (key !== 'pageNum') next.delete('pageNum');
  // A band beside a level of another one would find nothing.
  if (key === 'maturity') next.delete('level');
  if (value) next.set(key, value);
  else next.delete(key);
  return next.size > 0 ? `${LIST}?${next}` : LIST;
};
