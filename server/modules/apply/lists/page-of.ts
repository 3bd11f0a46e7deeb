import { PAGE_FIRST, PAGE_SIZE } from '@contract/limits';

interface ListQuery {
  pageNum?: number;
  pageSize?: number;
  isAsc?: 'asc' | 'desc' | 'ascending' | 'descending';
}

/** Page and direction of a list query, as SQL takes them. */
export const pageOf = (
  { pageNum = PAGE_FIRST, pageSize = PAGE_SIZE, isAsc }: ListQuery,
  fallback: 'asc' | 'desc',
): { limit: number; offset: number; order: 'asc' | 'desc' } => ({
  limit: pageSize,
  offset: (pageNum - PAGE_FIRST) * pageSize,
  order: isAsc ? (isAsc.startsWith('asc') ? 'asc' : 'desc') : fallback,
});
