import type { SavedKind } from '@contract/saved-search-choices';

/** Filters of each kind of saved search; page and sort order are not saved. */
const KEYS = {
  demand: ['keyword', 'field', 'type', 'budget', 'deadline', 'status'],
  achievement: ['keyword', 'field', 'type', 'maturity', 'level', 'year', 'unit'],
  demandMatch: ['ref'],
  achievementMatch: ['ref'],
} as const satisfies Record<SavedKind, readonly string[]>;

/** The filters a kind of search has, in a fixed order; empty ones and foreign ones are left out. */
export const savedFilters = <V>(
  kind: SavedKind,
  given: Readonly<Record<string, V | undefined>>,
): Record<string, V> =>
  Object.fromEntries(
    KEYS[kind].flatMap((key) => {
      const value = given[key];
      return value === undefined || value === '' ? [] : [[key, value]];
    }),
  );

/** Address of the search results, newest first. Equal filters always give the same address. */
export const savedSearchPath = (
  kind: SavedKind,
  given: Readonly<Record<string, string | number | undefined>>,
): string => {
  const filters = savedFilters(kind, given);
  if (kind === 'demandMatch') return `/demand/detail/${filters.ref}`;
  if (kind === 'achievementMatch') return `/achi/detail/${filters.ref}`;
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, String(value)])),
    orderByColumn: 'publishAt',
  });
  return `/${kind === 'demand' ? 'demand' : 'achi'}?${query}`;
};
