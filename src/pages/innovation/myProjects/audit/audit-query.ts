import { PAGE_SIZE } from '@contract/limits';
import { readListQuery } from '@/pages/innovation/myProjects/list/list-query';

export const AUDIT_STATES = ['waiting', 'all'] as const;

/** What the address of the unit's queue says. */
export interface AuditQuery {
  state: (typeof AUDIT_STATES)[number];
  keyword: string;
  page: number;
}

export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const { keyword, page } = readListQuery(params);
  return { state: AUDIT_STATES.find((known) => known === params.get('state')) ?? 'waiting', keyword, page };
}

/** The address of a query without default values. */
export function auditAddress({ state, keyword, page }: AuditQuery): string {
  const query = new URLSearchParams({
    tab: 'audit',
    ...(state === 'waiting' ? {} : { state }),
    ...(keyword ? { keyword } : {}),
    ...(page === 1 ? {} : { pageNum: String(page) }),
  });
  return `?${query.toString()}`;
}

/** The query parameters of the request. */
export const auditCall = ({ state, keyword, page }: AuditQuery) => ({
  state,
  pageNum: page,
  pageSize: PAGE_SIZE,
  ...(keyword ? { keyword } : {}),
});
