import type { Sections } from '@contract/application';
import { FIELD_LABELS } from './field-labels';

/**
 * A draft is edited as a flat map from path to value: `base.title`, `team.members.{rowId}.name`. A list is the
 * array of its row ids under the list's own path (`team.members`), so that two people who edit different rows, or
 * add a row each, never overwrite one another. Nested form on the wire, flat form in the store and the database.
 */
export type FieldValue = string | number | boolean | null | string[];
export type Fields = Record<string, FieldValue>;

type List = { columns: string[] };
type Shape = Record<string, 'leaf' | List>;

/**
 * Shape of the form, read from the table of its labels and not from the schema: the app runs these functions, and
 * the schema would bring TypeBox along. A test holds the two together.
 */
const shapeOf = (paths: readonly string[]): Shape => {
  const shape: Shape = {};
  for (const path of paths) {
    const [list, column] = path.split('.*.') as [string, string | undefined];
    if (column === undefined) shape[path] ??= 'leaf';
    else {
      const known = shape[list];
      const columns = known && known !== 'leaf' ? known.columns : [];
      shape[list] = { columns: [...columns, column] };
    }
  }
  return shape;
};
const SHAPE = shapeOf(Object.keys(FIELD_LABELS));

/** Is this the path of a list, whose value is the order of its rows? */
export const isRowsPath = (path: string): boolean => typeof SHAPE[path] === 'object';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (sections: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), sections);

/** Nested sections → flat fields. Every path of the form is present. */
export const flatten = (sections: Partial<Sections> | Record<string, unknown>): Fields => {
  const out: Fields = {};
  for (const [path, shape] of Object.entries(SHAPE)) {
    const value = valueAt(sections, path);
    if (shape === 'leaf') {
      out[path] = (value ?? null) as FieldValue;
      continue;
    }
    const list = Array.isArray(value) ? value.filter(isRecord) : [];
    out[path] = list.map(({ id }) => String(id));
    for (const row of list)
      for (const column of shape.columns)
        out[`${path}.${String(row.id)}.${column}`] = (row[column] ?? null) as FieldValue;
  }
  return out;
};

const rowsOf = (fields: Fields, path: string, { columns }: List): Record<string, unknown>[] => {
  const ids = fields[path];
  return (Array.isArray(ids) ? ids : []).map((id) => ({
    id,
    ...Object.fromEntries(columns.map((column) => [column, fields[`${path}.${id}.${column}`] ?? null])),
  }));
};

/** Flat fields → nested sections; what is missing is null, rows not listed are dropped. */
export const nest = (fields: Fields): Sections => {
  const sections: Record<string, unknown> = {};
  for (const [path, shape] of Object.entries(SHAPE)) {
    const parts = path.split('.');
    const last = parts.pop() as string;
    let at = sections;
    for (const part of parts) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[last] = shape === 'leaf' ? (fields[path] ?? null) : rowsOf(fields, path, shape);
  }
  return sections as Sections;
};

/**
 * Whether the path exists in this form: a field, a list, or a column of an existing row. Remarks and comments are
 * pinned to such paths.
 */
export const isPlace = (fields: Fields, path: string): boolean => Object.hasOwn(flatten(nest(fields)), path);

/** Paths whose values are ids of files. */
const FILE_PATHS = [
  /^plan\.routeFigure$/,
  /^unit\.partners\.[^.]+\.agreement$/,
  /^files\.attachments\.[^.]+\.file$/,
] as const;
export const isFilePath = (path: string): boolean => FILE_PATHS.some((pattern) => pattern.test(path));

/** Path and file id of every file in the fields; removed rows are not counted. */
export const namedFiles = (fields: Fields): { path: string; id: string }[] =>
  Object.entries(flatten(nest(fields))).flatMap(([path, value]) =>
    isFilePath(path) && typeof value === 'string' ? [{ path, id: value }] : [],
  );

/** The section a path belongs to. */
export const sectionOf = (path: string): string => path.slice(0, path.indexOf('.'));
