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

/** The parts of a DraftKind that follow from a record's shape and schema. */
export const recordDraft = <T extends object>(shape: RecordShape<T>, schema: TSchema) => {
  const { isTypedText, settle, typedTexts } = typedIn(shape);
  const problem = problemIn(schema);
  const nest = (fields: Fields): T => nestRecord(shape, settle(fields));
  return {
    isRows: isListOf(shape),
    problem: (path: string, value: FieldValue) => (isTypedText(path, value) ? null : problem(path, value)),
    /** The flattened record; texts typed in place of a valid value override the values. */
    flatten: (record: T, texts: TypedTexts = {}): Fields => ({ ...flattenRecord(shape, record), ...texts }),
    /** Values only: a typed text counts as the value it stands for. */
    nest,
    /** The typed texts, in the form stored beside the values. */
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

/** The typed texts for an answer; left out if there are none. */
export const presentTyped = (typed: TypedTexts): { typed?: Record<string, string> } =>
  Object.keys(typed).length > 0 ? { typed: { ...typed } } : {};

/** Ids of files that a save adds to the record at this path. */
export const namedAnew = (before: Fields, delta: Fields, path: string): string[] => {
  const known = before[path];
  const named = delta[path];
  return [named].flat().flatMap((id) => (typeof id === 'string' && ![known].flat().includes(id) ? [id] : []));
};
