import type { Calls } from '@contract/endpoints';
import { pageInAddress } from '@contract/rules/number-in-address';
import { changedAddress, keywordIn, numberIn, oneOf } from '@/utils/list-address';

type Query = Calls['GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList']['query'];
export type ContentFilterKey = 'topic' | 'year' | 'orderByColumn' | 'keyword' | 'pageNum';

/** Orders that readers can choose; the first is the default. */
export const CONTENT_ORDERS = ['publishAt', 'views'] as const;

/** The query that the address describes. */
export const readContentQuery = (search: URLSearchParams): Query & { pageNum: number } => ({
  pageNum: pageInAddress(search.get('pageNum')),
  keyword: keywordIn(search),
  topic: search.get('topic')?.slice(0, 40) || undefined,
  year: numberIn(search.get('year'), 2000, 2100),
  orderByColumn: oneOf(CONTENT_ORDERS, search.get('orderByColumn')),
});

export const contentAddress = (
  pathname: string,
  search: URLSearchParams,
  key: ContentFilterKey,
  value: string,
): string => changedAddress(pathname, search, key, value);
