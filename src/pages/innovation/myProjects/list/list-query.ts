import { MY_LIST_TABS, type MyListTab } from '@contract/enums';
import { KEYWORD_MAX, PAGE_FIRST, PAGE_SIZE } from '@contract/limits';
import { pageInAddress } from '@contract/rules/number-in-address';

/** What the address of 我的项目 says. */
export interface ListQuery {
  tab: MyListTab;
  keyword: string;
  page: number;
}

/** Reads the address; an invalid value counts as missing. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const tab = MY_LIST_TABS.find((known) => known === params.get('tab')) ?? 'all';
  return {
    tab,
    keyword: (params.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
    page: pageInAddress(params.get('pageNum')),
  };
}

/** The address of a query without default values. `isAllSaid` keeps 全部 where a missing tab means something else. */
export function listAddress({ tab, keyword, page }: ListQuery, isAllSaid = false): string {
  const params = new URLSearchParams({
    ...(tab === 'all' && !isAllSaid ? {} : { tab }),
    ...(keyword ? { keyword } : {}),
    ...(page === PAGE_FIRST ? {} : { pageNum: String(page) }),
  });
  const query = params.toString();
  return query ? `?${query}` : '?';
}

/** The query parameters of the request. */
export const listCall = ({ tab, keyword, page }: ListQuery) => ({
  tab,
  pageNum: page,
  pageSize: PAGE_SIZE,
  ...(keyword ? { keyword } : {}),
});
