import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import {
  flattenRecord,
  isListOf,
  nestRecord,
  partsOf,
  type RecordShape,
} from '@contract/rules/record-fields';
import { type TypedTexts, typedIn } from '@contract/rules/typed-record';
import type { TSchema } from 'typebox';
import type { Written } from './draft-kind';
import { problemIn } from './field-problems';

/** What a record of one form brings along by its shape and schema. */
export const recordDraft = <T extends object>(shape: RecordShape<T>, schema: TSchema) => {
  const { isTypedText, settle, typedTexts } = typedIn(shape);
  const problem = problemIn(schema);
  const nest = (fields: Fields): T => nestRecord(shape, settle(fields));
  return {
    isRows: isListOf(shape),
    problem: (path: string, value: FieldValue) => (isTypedText(path, value) ? null : problem(path, value)),
    /** A record with the texts that stand in places of its values. */
    flatten: (record: T, texts: TypedTexts = {}): Fields => ({ ...flattenRecord(shape, record), ...texts }),
    /** Values only: a text counts as what it says. */
    nest,
    /** The texts, as they are stored beside the values. */
    texts: (fields: Fields): string => JSON.stringify(typedTexts(fields)),
    /** The parts of the record that a save changes, each whole; null where it changes nothing. */
    changed: ({ delta, fields }: Written): Partial<T> | null => {
      const parts = partsOf(Object.keys(delta));
      if (parts.size === 0) return null;
      const record = Object.entries(nest(fields));
      return Object.fromEntries(record.filter(([part]) => parts.has(part))) as Partial<T>;
    },
  };
};

/** What an answer says of the texts of a record: nothing where there are none. */
export const presentTyped = (typed: TypedTexts): { typed?: Record<string, string> } =>
  Object.keys(typed).length > 0 ? { typed: { ...typed } } : {};

/** Files a save names that stood nowhere in the record before. */
export const namedAnew = (before: Fields, delta: Fields, path: string): string[] => {
  const known = before[path];
  const named = delta[path];
  return [named].flat().flatMap((id) => (typeof id === 'string' && ![known].flat().includes(id) ? [id] : []));
};
