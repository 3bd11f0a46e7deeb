import type { Calls } from '@contract/endpoints';
import { PAGE_FIRST } from '@contract/limits';
import { wholeNumberIn } from '@contract/rules/number-in-address';

type Query = Calls['GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList']['query'];
export type ContentFilterKey = 'topic' | 'year' | 'orderByColumn' | 'keyword' | 'pageNum';

/** Orders a reader may choose; the first is the order of the list itself. */
export const CONTENT_ORDERS = ['publishAt', 'views'] as const;

const PAGE_LAST = 1_000_000;

const numberIn = (given: string | null, min: number, max: number): number | undefined => {
  const value = wholeNumberIn(given ?? '');
  return value !== null && value >= min && value <= max ? value : undefined;
};

/** What the address asks for. What makes no sense in it counts as not there: addresses are typed and shared. */
export const readContentQuery = (search: URLSearchParams): Query & { pageNum: number } => ({
  pageNum: numberIn(search.get('pageNum'), PAGE_FIRST, PAGE_LAST) ?? PAGE_FIRST,
  keyword: search.get('keyword')?.slice(0, 60) || undefined,
  topic: search.get('topic')?.slice(0, 40) || undefined,
  year: numberIn(search.get('year'), 2000, 2100),
  orderByColumn: CONTENT_ORDERS.find((order) => order === search.get('orderByColumn')),
});

/** The same list with one thing changed; every change but the page itself begins at the first page. */
export function contentAddress(
  pathname: string,
  search: URLSearchParams,
  key: ContentFilterKey,
  value: string,
): string {
  const next = new URLSearchParams(search);
  if (key !== 'pageNum') next.delete('pageNum');
  if (value) next.set(key, value);
  else next.delete(key);
  const query = next.toString();
  return query ? `${pathname}?${query}` : pathname;
}
