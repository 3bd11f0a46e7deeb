import { PAGE_FIRST, PAGE_SIZE } from '@contract/limits';

interface ListQuery {
  pageNum?: number;
  pageSize?: number;
  isAsc?: string;
}

export interface Page {
  limit: number;
  offset: number;
  direction: 'asc' | 'desc';
}

/** Newest first unless asked otherwise; the contract has already bounded the numbers. */
export const pageOf = ({ pageNum = PAGE_FIRST, pageSize = PAGE_SIZE, isAsc }: ListQuery): Page => ({
  limit: pageSize,
  offset: (pageNum - PAGE_FIRST) * pageSize,
  direction: isAsc?.startsWith('asc') ? 'asc' : 'desc',
});

/** Waiting cases are listed oldest first unless another order is requested; other lists as in `pageOf`. */
export const queuePageOf = (query: ListQuery, waits: boolean): Page =>
  pageOf(waits && query.isAsc === undefined ? { ...query, isAsc: 'asc' } : query);
