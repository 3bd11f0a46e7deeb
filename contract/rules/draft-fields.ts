import type { TSchema } from 'typebox';
import { Sections } from '@contract/application';

/**
 * A draft is edited as a flat map from path to value: `base.title`, `team.members.{rowId}.name`. A list is the
 * array of its row ids under the list's own path (`team.members`), so that two people who edit different rows, or
 * add a row each, never overwrite one another. Nested form on the wire, flat form in the store and the database.
 */
export type FieldValue = string | number | boolean | null | string[];
export type Fields = Record<string, FieldValue>;

interface Node {
  properties?: Record<string, TSchema>;
  items?: TSchema;
}
const node = (schema: TSchema): Node => schema as Node;
const rowProperties = (schema: TSchema): Record<string, TSchema> | undefined => {
  const { items } = node(schema);
  return items ? node(items).properties : undefined;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schema of the leaf at `path`; `'rows'` for a list path; undefined where the form has no such field. */
export const fieldSchema = (path: string): TSchema | 'rows' | undefined => {
  let schema: TSchema = Sections;
  const parts = path.split('.');
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as string;
    const row = rowProperties(schema);
    if (row) {
      if (!/^[A-Za-z0-9_-]{4,24}$/.test(part)) return undefined;
      const column = parts[i + 1];
      if (column === undefined || column === 'id' || i + 2 !== parts.length) return undefined;
      return Object.hasOwn(row, column) ? row[column] : undefined;
    }
    const properties = node(schema).properties;
    if (!properties || !Object.hasOwn(properties, part)) return undefined;
    schema = properties[part] as TSchema;
  }
  if (rowProperties(schema)) return 'rows';
  return node(schema).properties ? undefined : schema;
};

const flattenInto = (out: Fields, schema: TSchema, value: unknown, path: string): void => {
  const { properties } = node(schema);
  const row = rowProperties(schema);
  if (row) {
    const list = Array.isArray(value) ? value.filter(isRecord) : [];
    out[path] = list.map((item) => String(item.id));
    for (const item of list)
      for (const column of Object.keys(row))
        if (column !== 'id') out[`${path}.${String(item.id)}.${column}`] = (item[column] ?? null) as FieldValue;
  } else if (properties) {
    const record = isRecord(value) ? value : {};
    for (const [key, child] of Object.entries(properties))
      flattenInto(out, child, record[key], path ? `${path}.${key}` : key);
  } else {
    out[path] = (value ?? null) as FieldValue;
  }
};

/** Nested sections → flat fields. Every path of the form is present. */
export const flatten = (sections: Partial<Sections> | Record<string, unknown>): Fields => {
  const out: Fields = {};
  flattenInto(out, Sections, sections, '');
  return out;
};

const nestFrom = (fields: Fields, schema: TSchema, path: string): unknown => {
  const { properties } = node(schema);
  const row = rowProperties(schema);
  if (row) {
    const ids = fields[path];
    return (Array.isArray(ids) ? ids : []).map((id) => {
      const item: Record<string, unknown> = { id };
      for (const column of Object.keys(row)) if (column !== 'id') item[column] = fields[`${path}.${id}.${column}`] ?? null;
      return item;
    });
  }
  if (!properties) return fields[path] ?? null;
  return Object.fromEntries(
    Object.entries(properties).map(([key, child]) => [key, nestFrom(fields, child, path ? `${path}.${key}` : key)]),
  );
};

/** Flat fields → nested sections; what is missing is null, rows not listed are dropped. */
export const nest = (fields: Fields): Sections => nestFrom(fields, Sections, '') as Sections;

/** Paths whose values are ids of files. */
const FILE_PATHS = [
  /^plan\.routeFigure$/,
  /^unit\.partners\.[^.]+\.agreement$/,
  /^files\.attachments\.[^.]+\.file$/,
] as const;
export const isFilePath = (path: string): boolean => FILE_PATHS.some((pattern) => pattern.test(path));

/** Path and id of every file that the fields name; rows that are gone name nothing. */
export const namedFiles = (fields: Fields): { path: string; id: string }[] =>
  Object.entries(flatten(nest(fields))).flatMap(([path, value]) =>
    isFilePath(path) && typeof value === 'string' ? [{ path, id: value }] : [],
  );

/** The section a path belongs to. */
export const sectionOf = (path: string): string => path.slice(0, path.indexOf('.'));
