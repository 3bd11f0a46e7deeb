import { Sections } from '@contract/application';
import type { TSchema } from 'typebox';

interface Node {
  properties?: Record<string, TSchema>;
  items?: TSchema;
  maxItems?: number;
}
const node = (schema: TSchema): Node => schema as Node;
const rowProperties = (schema: TSchema): Record<string, TSchema> | undefined => {
  const { items } = node(schema);
  return items ? node(items).properties : undefined;
};

const own = (properties: Record<string, TSchema> | undefined, key: string): TSchema | undefined =>
  properties && Object.hasOwn(properties, key) ? properties[key] : undefined;

/** Schema of the path `{rowId}.{column}` below a list. */
const columnSchema = (row: Record<string, TSchema>, parts: readonly string[]): TSchema | undefined => {
  const [id, column, ...rest] = parts;
  if (!id || !/^[A-Za-z0-9_-]{4,24}$/.test(id) || !column || column === 'id' || rest.length > 0)
    return undefined;
  return own(row, column);
};

/** A path whose value is a list of row ids, at most `max` of them. */
interface RowsSchema {
  rows: true;
  max: number | undefined;
}
/** One field that holds a value. */
interface LeafSchema {
  rows: false;
  schema: TSchema;
}

const leaf = (schema: TSchema | undefined): LeafSchema | undefined => schema && { rows: false, schema };

/** Schema of the value at `path` in a record; undefined where the record has no such field. */
export const schemaAt = (record: TSchema, path: string): RowsSchema | LeafSchema | undefined => {
  const parts = path.split('.');
  let schema = record;
  for (const [i, part] of parts.entries()) {
    const row = rowProperties(schema);
    if (row) return leaf(columnSchema(row, parts.slice(i)));
    const child = own(node(schema).properties, part);
    if (!child) return undefined;
    schema = child;
  }
  if (rowProperties(schema)) return { rows: true, max: node(schema).maxItems };
  return node(schema).properties ? undefined : leaf(schema);
};

/** Schema of the value at `path` in an application form. */
export const fieldSchema = (path: string): RowsSchema | LeafSchema | undefined => schemaAt(Sections, path);
