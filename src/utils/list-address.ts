import { wholeNumberIn } from '@contract/rules/number-in-address';

// Addresses are typed and shared by people: an invalid value in one counts as missing.

/** The longest keyword that the service accepts. */
const KEYWORD_MAX = 60;

export const oneOf = <V extends string>(values: readonly V[], given: string | null): V | undefined =>
  values.find((value) => value === given);

export const numberIn = (given: string | null, min: number, max: number): number | undefined => {
  const value = wholeNumberIn(given ?? '');
  return value !== null && value >= min && value <= max ? value : undefined;
};

export const keywordIn = (search: URLSearchParams): string | undefined =>
  search.get('keyword')?.slice(0, KEYWORD_MAX) || undefined;

/** The address of the same list with one parameter changed; any change except of the page starts at the first page. */
export const changedAddress = (
  path: string,
  search: URLSearchParams,
  key: string,
  value: string,
  pageKey: 'pageNum' | 'page' = 'pageNum',
): string => {
  const next = new URLSearchParams(search);
  if (key !== pageKey) next.delete(pageKey);
  if (value) next.set(key, value);
  else next.delete(key);
  return next.size > 0 ? `${path}?${next}` : path;
};
