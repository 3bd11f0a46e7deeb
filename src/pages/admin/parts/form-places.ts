import type { FieldValue } from '@contract/rules/draft-fields';
import { sameValue } from '@contract/rules/merge';

export type Row = Readonly<Record<string, unknown>>;
/** For each list of rows, the column that identifies a row: `{categories: 'key'}`. */
export type RowKeys = Readonly<Record<string, string>>;

/**
 * One value of a form: a field `['contact', 'phone']`, the row order of a list `['navbar']`, or a cell `['navbar', '0',
 * 'link']`.
 */
export interface Place {
  path: readonly string[];
  value: unknown;
}
/** All places of one version of the record, by path joined with dots. */
export type Places = ReadonlyMap<string, Place>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);
/** Whether a value is a multiple choice or the row order of a list. */
export const isChoice = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) && value.every((item) => !isRow(item));

/** Normalised as for the merge of drafts: an empty value is null. */
export const comparable = (value: unknown): FieldValue => {
  if (Array.isArray(value)) return value.map(String);
  return value === '' ? null : ((value ?? null) as FieldValue);
};
const inOrder = (value: FieldValue): FieldValue => (Array.isArray(value) ? value.toSorted() : value);
/** Compares two values; the order of the items in a multiple choice does not matter. */
export const isSame = (a: unknown, b: unknown): boolean =>
  sameValue(inOrder(comparable(a)), inOrder(comparable(b)));

const isSameRow = (a: Row, b: Row): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((column) => isSame(a[column], b[column]));

/**
 * Rows have no ids on the wire. A row gets the id of the `base` row that it equals, otherwise of the one with the same
 * key, otherwise of the one at the same index; the remaining rows are new and get an id from `mark`.
 */
function identitiesOf(
  base: readonly Row[],
  rows: readonly Row[],
  key: string | undefined,
  mark: string,
): string[] {
  const ids = new Map<number, string>();
  const free = new Set(base.keys());
  const pair = (isPair: (row: Row, known: Row, at: number, index: number) => boolean): void => {
    for (const [at, row] of rows.entries()) {
      if (ids.has(at)) continue;
      const index = [...free].find((i) => isPair(row, base[i] as Row, at, i));
      if (index === undefined) continue;
      free.delete(index);
      ids.set(at, String(index));
    }
  };
  pair(isSameRow);
  if (key) pair((row, known) => !isSame(row[key], null) && isSame(row[key], known[key]));
  pair((_row, _known, at, index) => at === index);
  const taken = new Set<string>();
  return rows.map((row, at) => {
    // An id by key lets both sides add the same row. Dots separate the parts of a path, so they are escaped.
    const known = key && !isSame(row[key], null) ? `new-${String(row[key]).replaceAll('.', '%2E')}` : '';
    const id = ids.get(at) ?? (known && !taken.has(known) ? known : `${mark}${at}`);
    taken.add(id);
    return id;
  });
}

/** The places of three versions of a record; the same row has the same id in each. */
export function placesOf(
  base: object,
  theirs: object,
  mine: object,
  rowKeys: RowKeys,
): [Places, Places, Places] {
  const walk = (value: unknown, path: readonly string[], first: unknown, mark: string): Place[] => {
    if (isRow(value))
      return Object.entries(value).flatMap(([key, below]) =>
        walk(below, [...path, key], isRow(first) ? first[key] : undefined, mark),
      );
    if (!isRows(value)) return [{ path, value }];
    const ids = identitiesOf(isRows(first) ? first : [], value, rowKeys[path.join('.')], mark);
    return [
      { path, value: ids },
      ...value.flatMap((row, at) =>
        Object.entries(row).map(([column, cell]) => ({
          path: [...path, ids[at] as string, column],
          value: cell,
        })),
      ),
    ];
  };
  const sideOf = (side: object, mark: string): Places =>
    new Map(walk(side, [], base, mark).map((place) => [place.path.join('.'), place]));
  return [sideOf(base, ''), sideOf(theirs, 'theirs-'), sideOf(mine, 'mine-')];
}

/** The rows of a list, put together again. */
export function rowsAt(places: Places, list: readonly string[]): Row[] {
  const name = list.join('.');
  const ids = places.get(name)?.value;
  const cells = [...places.values()].filter(({ path }) => path.length === list.length + 2);
  return (isChoice(ids) ? ids : []).map((id) =>
    Object.fromEntries(
      cells
        .filter(({ path }) => path.slice(0, -1).join('.') === `${name}.${id}`)
        .map(({ path, value }) => [path.at(-1) as string, value]),
    ),
  );
}
