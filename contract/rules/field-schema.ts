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
