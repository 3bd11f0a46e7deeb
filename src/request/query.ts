import stringify from 'qs/lib/stringify';

export type ArrayFormat = 'repeat' | 'brackets';

/**
 * A query string whose empty values are skipped and whose arrays are repeated keys (`a=1&a=2`),
 * or `a[]=1&a[]=2` for back ends that want brackets. A nested object becomes `params[beginTime]=…`.
 */
export const toQuery = (query: object | undefined, arrayFormat: ArrayFormat = 'repeat'): string =>
  stringify(query ?? {}, {
    arrayFormat,
    skipNulls: true,
    filter: (_key, value: unknown) => (value === '' ? undefined : value),
  });
