import { PAGE_FIRST, PAGE_SIZE } from '@contract/limits';
import { wholeNumberIn } from '@contract/rules/number-in-address';

/** What the address of a list says: page, order, hidden columns, and the list's own filters. */
export interface AdminQuery {
  page: number;
  size: number;
  sort: { column: string; isAsc: boolean } | null;
  filters: Record<string, string>;
  hidden: string[];
}

const OWN = ['pageNum', 'pageSize', 'orderByColumn', 'isAsc', 'hide'];
const SIZE_MAX = 100;

/** What a list knows of an address. */
export interface KnownParams {
  filters: readonly string[];
  /** Columns that may order the rows. */
  sorts: readonly string[];
}

/** The address without what its list does not know: links come with parameters of others. */
export function knownParams(params: URLSearchParams, { filters, sorts }: KnownParams): URLSearchParams {
  const known = new URLSearchParams(
    [...params].filter(([key]) => OWN.includes(key) || filters.includes(key)),
  );
  if (sorts.includes(known.get('orderByColumn') ?? '')) return known;
  known.delete('orderByColumn');
  known.delete('isAsc');
  return known;
}

const whole = (text: string | null, fallback: number, max: number): number => {
  const value = wholeNumberIn(text ?? '') ?? fallback;
  return value >= 1 && value <= max ? value : fallback;
};

/** Reads an address of known parameters; whatever makes no sense there counts as not said. */
export function readAdminQuery(params: URLSearchParams): AdminQuery {
  const column = params.get('orderByColumn');
  return {
    page: whole(params.get('pageNum'), PAGE_FIRST, 1_000_000),
    size: whole(params.get('pageSize'), PAGE_SIZE, SIZE_MAX),
    sort: column ? { column, isAsc: params.get('isAsc') === 'asc' } : null,
    filters: Object.fromEntries(
      [...params].filter(([key, value]) => !OWN.includes(key) && value.trim() !== ''),
    ),
    hidden: (params.get('hide') ?? '').split(',').filter(Boolean),
  };
}

/** Whether there is such a day; a date field would show another one instead. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** The filters as the fields show them; `days` names those that hold a day. */
export const shownFilters = (
  filters: Record<string, string>,
  days: readonly string[],
): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([key, value]) => !days.includes(key) || isDay(value)));

/** The shortest address that says the same. */
export function adminAddress({ page, size, sort, filters, hidden }: AdminQuery): URLSearchParams {
  return new URLSearchParams({
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    ...(page === PAGE_FIRST ? {} : { pageNum: String(page) }),
    ...(size === PAGE_SIZE ? {} : { pageSize: String(size) }),
    ...(sort ? { orderByColumn: sort.column, isAsc: sort.isAsc ? 'asc' : 'desc' } : {}),
    ...(hidden.length > 0 ? { hide: hidden.join(',') } : {}),
  });
}

/** The last page of so many rows; without rows there is the first. */
export const lastPage = (total: number, size: number): number =>
  Math.max(PAGE_FIRST, Math.ceil(total / size));

/** The query of the call. Filters stay texts: on the wire a query is text, and the service reads it by its contract. */
export const adminCall = ({ page, size, sort, filters }: AdminQuery): Record<string, string | number> => ({
  ...filters,
  pageNum: page,
  pageSize: size,
  ...(sort ? { orderByColumn: sort.column, isAsc: sort.isAsc ? 'asc' : 'desc' } : {}),
});

/** The same rows in the same order, all of them: what an export asks for. */
export const exportCall = (query: AdminQuery): Record<string, string | number> => {
  const { pageNum: _page, pageSize: _size, ...asked } = adminCall(query);
  return asked;
};
