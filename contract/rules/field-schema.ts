import { Sections } from '@contract/application';
import type { TSchema } from 'typebox';

interface Node {
  properties?: Record<string, TSchema>;
  items?: TSchema;
}
const node = (schema: TSchema): Node => schema as Node;
const rowProperties = (schema: TSchema): Record<string, TSchema> | undefined => {
  const { items } = node(schema);
  return items ? node(items).properties : undefined;
};

const own = (properties: Record<string, TSchema> | undefined, key: string): TSchema | undefined =>
  properties && Object.hasOwn(properties, key) ? properties[key] : undefined;

/** `{rowId}.{column}` below a list. */
const columnSchema = (row: Record<string, TSchema>, parts: readonly string[]): TSchema | undefined => {
  const [id, column, ...rest] = parts;
  if (!id || !/^[A-Za-z0-9_-]{4,24}$/.test(id) || !column || column === 'id' || rest.length > 0)
    return undefined;
  return own(row, column);
};

/** Schema of the leaf at `path`; `'rows'` for a list path; undefined where the form has no such field. */
export const fieldSchema = (path: string): TSchema | 'rows' | undefined => {
  let schema: TSchema = Sections;
  for (const [i, part] of path.split('.').entries()) {
    const row = rowProperties(schema);
    if (row) return columnSchema(row, path.split('.').slice(i));
    const child = own(node(schema).properties, part);
    if (!child) return undefined;
    schema = child;
  }
  if (rowProperties(schema)) return 'rows';
  return node(schema).properties ? undefined : schema;
};
