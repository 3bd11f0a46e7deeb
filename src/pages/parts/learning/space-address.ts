import { SPACE_STATES, type SpaceKind } from '@contract/learning-choices';
import { pageInAddress } from '@contract/rules/number-in-address';
import { TECH_FIELDS } from '@contract/tech-fields';
import type { SpaceQuery } from '@/services/learning';
import { changedAddress, keywordIn, oneOf } from '@/utils/list-address';

export const SPACE_FILTERS = { field: TECH_FIELDS, state: SPACE_STATES } as const;
export type SpaceFilterKey = keyof typeof SPACE_FILTERS;
export const SPACE_FILTER_KEYS = Object.keys(SPACE_FILTERS) as SpaceFilterKey[];

/** The query that the address describes. */
export const readSpaceQuery = (search: URLSearchParams): SpaceQuery & { page: number } => ({
  page: pageInAddress(search.get('page')),
  keyword: keywordIn(search),
  field: oneOf(TECH_FIELDS, search.get('field')),
  state: oneOf(SPACE_STATES, search.get('state')),
});

export const spaceAddress = (base: string, search: URLSearchParams, key: string, value: string): string =>
  changedAddress(base, search, key, value, 'page');

export const spacePath = (kind: SpaceKind, id: number): string =>
  `/learning/${kind === 'course' ? 'courses' : 'projects'}/${id}`;
