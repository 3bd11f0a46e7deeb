import { SPACE_STATES, type SpaceKind } from '@contract/learning-choices';
import { pageInAddress } from '@contract/rules/number-in-address';
import { TECH_FIELDS } from '@contract/tech-fields';
import type { SpaceQuery } from '@/services/learning';

export const SPACE_FILTERS = { field: TECH_FIELDS, state: SPACE_STATES } as const;
export type SpaceFilterKey = keyof typeof SPACE_FILTERS;
export const SPACE_FILTER_KEYS = Object.keys(SPACE_FILTERS) as SpaceFilterKey[];

const oneOf = <V extends string>(values: readonly V[], given: string | null): V | undefined =>
  values.find((value) => value === given);

/** What the address asks for; an unknown word in it counts as no filter. */
export const readSpaceQuery = (search: URLSearchParams): SpaceQuery & { page: number } => {
  return {
    page: pageInAddress(search.get('page')),
    keyword: search.get('keyword')?.slice(0, 60) || undefined,
    field: oneOf(TECH_FIELDS, search.get('field')),
    state: oneOf(SPACE_STATES, search.get('state')),
  };
};

/** The same list with one thing changed; every change but the page itself begins at the first page. */
export const spaceAddress = (base: string, search: URLSearchParams, key: string, value: string): string => {
  const next = new URLSearchParams(search);
  if (key !== 'page') next.delete('page');
  if (value) next.set(key, value);
  else next.delete(key);
  return next.size > 0 ? `${base}?${next}` : base;
};

export const spacePath = (kind: SpaceKind, id: number): string =>
  `/learning/${kind === 'course' ? 'courses' : 'projects'}/${id}`;
