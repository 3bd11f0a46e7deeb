export type ArrayFormat = 'repeat' | 'brackets';

type Pair = [key: string, value: string];

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

function pairsOf(key: string, value: unknown, arrays: ArrayFormat): Pair[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value)) {
    const name = arrays === 'brackets' ? `${key}[]` : key;
    return value.flatMap((item) => pairsOf(name, item, arrays));
  }
  if (typeof value === 'object' && !(value instanceof Date)) {
    return Object.entries(value as object).flatMap(([name, inner]) =>
      pairsOf(`${key}[${name}]`, inner, arrays),
    );
  }
  return [[key, textOf(value)]];
}

/**
 * A query string whose empty values are skipped and whose arrays are repeated keys (`a=1&a=2`),
 * or `a[]=1&a[]=2` for back ends that want brackets. A nested object becomes `params[beginTime]=…`.
 */
export function toQuery(query: object | undefined, arrays: ArrayFormat = 'repeat'): string {
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) => pairsOf(key, value, arrays));
  return new URLSearchParams(pairs).toString();
}
