import type { Fields } from '@contract/rules/draft-fields';
import {
  flattenRecord,
  isListOf,
  nestRecord,
  partsOf,
  type RecordShape,
} from '@contract/rules/record-fields';
import type { TSchema } from 'typebox';
import type { Written } from './draft-kind';
import { problemIn } from './field-problems';

/** What a record of one form brings along by its shape and schema. */
export const recordDraft = <T extends object>(shape: RecordShape<T>, schema: TSchema) => ({
  isRows: isListOf(shape),
  problem: problemIn(schema),
  flatten: (record: T): Fields => flattenRecord(shape, record),
  nest: (fields: Fields): T => nestRecord(shape, fields),
  /** The parts of the record that a save changes, each whole; null where it changes nothing. */
  changed: ({ delta, fields }: Written): Partial<T> | null => {
    const parts = partsOf(Object.keys(delta));
    if (parts.size === 0) return null;
    const record = Object.entries(nestRecord(shape, fields));
    return Object.fromEntries(record.filter(([part]) => parts.has(part))) as Partial<T>;
  },
});

/** Files a save names that stood nowhere in the record before. */
export const namedAnew = (before: Fields, delta: Fields, path: string): string[] => {
  const known = before[path];
  const named = delta[path];
  return [named].flat().flatMap((id) => (typeof id === 'string' && ![known].flat().includes(id) ? [id] : []));
};
