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

/** The parameters that a list understands. */
export interface KnownParams {
  filters: readonly string[];
  /** Columns that may order the rows. */
  sorts: readonly string[];
}

/** Removes parameters that the list does not know; links may bring parameters of other lists. */
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

/** Reads an address already reduced to known parameters; an invalid value counts as missing. */
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

/** Whether this date exists; a date field would silently show another day for 31 February. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** The filters in the form their fields need; `days` lists the filters that hold a date. */
export const shownFilters = (
  filters: Record<string, string>,
  days: readonly string[],
): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([key, value]) => !days.includes(key) || isDay(value)));

/** The address of a query without default values. */
export function adminAddress({ page, size, sort, filters, hidden }: AdminQuery): URLSearchParams {
  return new URLSearchParams({
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    ...(page === PAGE_FIRST ? {} : { pageNum: String(page) }),
    ...(size === PAGE_SIZE ? {} : { pageSize: String(size) }),
    ...(sort ? { orderByColumn: sort.column, isAsc: sort.isAsc ? 'asc' : 'desc' } : {}),
    ...(hidden.length > 0 ? { hide: hidden.join(',') } : {}),
  });
}

/** The number of the last page for `total` rows; an empty list still has page 1. */
export const lastPage = (total: number, size: number): number =>
  Math.max(PAGE_FIRST, Math.ceil(total / size));

/** The query of the call. Filters stay texts: on the wire a query is text, and the service reads it by its contract. */
export const adminCall = ({ page, size, sort, filters }: AdminQuery): Record<string, string | number> => ({
  ...filters,
  pageNum: page,
  pageSize: size,
  ...(sort ? { orderByColumn: sort.column, isAsc: sort.isAsc ? 'asc' : 'desc' } : {}),
});

/** The query of an export: the same rows in the same order, but without pages. */
export const exportCall = (query: AdminQuery): Record<string, string | number> => {
  const { pageNum: _page, pageSize: _size, ...asked } = adminCall(query);
  return asked;
};
