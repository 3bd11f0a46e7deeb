import { PAGE_SIZE } from '@contract/limits';
import { readListQuery } from '@/pages/innovation/myProjects/list/list-query';

export const UNIT_STATES = ['waiting', 'all'] as const;

/** What the address of the unit's queue says. */
export interface UnitQuery {
  state: (typeof UNIT_STATES)[number];
  keyword: string;
  page: number;
}

export function readUnitQuery(params: URLSearchParams): UnitQuery {
  const { keyword, page } = readListQuery(params);
  return { state: UNIT_STATES.find((known) => known === params.get('state')) ?? 'waiting', keyword, page };
}

/** The shortest address that says the same. */
export function unitAddress({ state, keyword, page }: UnitQuery): string {
  const query = new URLSearchParams({
    tab: 'audit',
    ...(state === 'waiting' ? {} : { state }),
    ...(keyword ? { keyword } : {}),
    ...(page === 1 ? {} : { pageNum: String(page) }),
  });
  return `?${query.toString()}`;
}

/** The call behind it. */
export const unitCall = ({ state, keyword, page }: UnitQuery) => ({
  state,
  pageNum: page,
  pageSize: PAGE_SIZE,
  ...(keyword ? { keyword } : {}),
});
