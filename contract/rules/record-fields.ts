import type { Fields, FieldValue } from './draft-fields';
import type { FieldKind } from './field-kinds';

/**
 * A kind of record as its form holds it. All paths follow from it: of `{title, terms: {from}}` they are `title` and
 * `terms.from`, of a list of rows its own path (the order of the rows) and `{list}.{row}.{column}`.
 */
export interface RecordShape<T extends object> {
  /** What is in each field, by its path with `*` for a row. */
  kinds: Readonly<Record<string, FieldKind>>;
  /** The empty record; clearing a field restores its value from here. */
  blank: T;
  /** By path of a list: a new row without its id. */
  rows?: Readonly<Record<string, object>>;
  /** Paths of lists of plain texts (files, class names), whose items are added and removed one by one. */
  sets?: readonly string[];
}

/** The parts of a shape that determine the flat form. */
type Shape<T extends object> = Omit<RecordShape<T>, 'kinds'>;

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const inBag = (value: unknown, key: string): unknown => (isBag(value) ? value[key] : undefined);

/** In the flat form empty texts become null, whichever of the two the record uses. */
const flat = (value: unknown): FieldValue => (value === '' ? null : ((value ?? null) as FieldValue));

/** Rows stored before rows had ids are identified by their position until they are stored again. */
export const withRowIds = <R extends object>(rows: readonly R[]): (R & { id: string })[] =>
  rows.map((row, index) => ({ ...row, id: String((row as Bag)['id'] ?? `row-${index}`) }));

/** Paths whose values are orders of rows or items and are merged as such. */
export const isListOf =
  ({ rows = {}, sets = [] }: Pick<RecordShape<object>, 'rows' | 'sets'>) =>
  (path: string): boolean =>
    Object.hasOwn(rows, path) || sets.includes(path);

/** Record → flat fields; every path of the shape is there. */
export const flattenRecord = <T extends object>({ blank, rows = {} }: Shape<T>, record: T): Fields => {
  const listed = (columns: object, value: unknown, path: string): [string, FieldValue][] => {
    const list = withRowIds(Array.isArray(value) ? value : []);
    return [
      [path, list.map(({ id }) => id)],
      ...list.flatMap((row) => walk(columns, row, `${path}.${row.id}.`)),
    ];
  };
  const walk = (pattern: object, value: unknown, above: string): [string, FieldValue][] =>
    Object.entries(pattern).flatMap(([key, empty]): [string, FieldValue][] => {
      const path = `${above}${key}`;
      const here = inBag(value, key);
      const columns = rows[path];
      if (columns) return listed(columns, here, path);
      return isBag(empty) ? walk(empty, here, `${path}.`) : [[path, flat(here)]];
    });
  return Object.fromEntries(walk(blank, record, ''));
};

/** Flat fields → record; what is empty is as in the blank record, rows that are not listed are dropped. */
export const nestRecord = <T extends object>({ blank, rows = {} }: Shape<T>, fields: Fields): T => {
  const build = (pattern: object, above: string): Bag =>
    Object.fromEntries(
      Object.entries(pattern).map(([key, empty]) => {
        const path = `${above}${key}`;
        const value = fields[path] ?? null;
        const columns = rows[path];
        if (columns) {
          const ids = Array.isArray(value) ? value : [];
          return [key, ids.map((id) => ({ id, ...build(columns, `${path}.${id}.`) }))];
        }
        return [key, isBag(empty) ? build(empty, `${path}.`) : (value ?? empty)];
      }),
    );
  return build(blank, '') as T;
};

/** The parts of a record that these paths belong to: `indicators.r1.name` belongs to `indicators`. */
export const partsOf = (paths: readonly string[]): Set<string> =>
  new Set(paths.map((path) => path.split('.')[0] as string));
