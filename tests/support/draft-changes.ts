import type { DraftChanges } from '@contract/draft';
import { sameValue } from '@contract/rules/merge';
import { flattenRecord, nestRecord, type RecordShape } from '@contract/rules/record-fields';

/** Some parts of a record as a test writes them: rows need no identity. */
export type Told<T> = {
  [K in keyof T]?: T[K] extends { id: string }[] ? Omit<T[K][number], 'id'>[] : T[K];
};

/** The record with these parts in place of its own. */
export const told = <T extends object>(shape: RecordShape<T>, parts: Told<T>, record: T = shape.blank): T =>
  nestRecord(shape, flattenRecord(shape, { ...record, ...parts } as T));

/** The autosave of a device that sees `before` and sets these parts. */
export const draftChanges = <T extends object>(
  shape: RecordShape<T>,
  before: T,
  parts: Told<T>,
): DraftChanges => {
  const [base, value] = [flattenRecord(shape, before), flattenRecord(shape, told(shape, parts, before))];
  const paths = Object.keys(value).filter((path) => !sameValue(base[path], value[path]));
  return { changes: paths.map((path) => ({ path, base: base[path] ?? null, value: value[path] ?? null })) };
};
