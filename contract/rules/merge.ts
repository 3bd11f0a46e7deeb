import type { FieldValue } from './draft-fields';

/** One edit as a device made it: what it had last seen from the service, and what it wants to be there. */
export interface FieldChange {
  path: string;
  base: FieldValue;
  value: FieldValue;
}

export type MergeOutcome =
  /** Take this value. */
  | { kind: 'apply'; value: FieldValue }
  /** The value is already stored, or the change changes nothing. */
  | { kind: 'keep' }
  /** Both sides changed the same field to different values: a person has to choose. */
  | { kind: 'conflict' };

/** Equality of field values; a missing field equals an empty one. */
export const sameValue = (a: FieldValue | undefined, b: FieldValue | undefined): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => item === b[i]);
  if (Array.isArray(a) && a.length === 0) return b === null || b === undefined;
  if (Array.isArray(b) && b.length === 0) return a === null || a === undefined;
  return (a ?? null) === (b ?? null);
};

const asList = (value: FieldValue | undefined): string[] => (Array.isArray(value) ? value : []);

/**
 * Three-way merge of row orders: rows added on either side are included, rows removed on either side are excluded; the
 * order is that of `value`, followed by rows that only the other side added.
 */
export const mergeRows = (base: string[], current: string[], value: string[]): string[] => {
  const removed = new Set(base.filter((id) => !current.includes(id) || !value.includes(id)));
  const merged = value.filter((id) => !removed.has(id));
  return [...merged, ...current.filter((id) => !merged.includes(id) && !removed.has(id))];
};

/** What becomes of one change when the service holds `current`. Repeating a change is harmless. */
export const mergeField = (
  change: FieldChange,
  current: FieldValue | undefined,
  isRows: boolean,
): MergeOutcome => {
  if (sameValue(change.value, current)) return { kind: 'keep' };
  if (sameValue(change.base, current)) return { kind: 'apply', value: change.value };
  if (sameValue(change.base, change.value)) return { kind: 'keep' };
  if (!isRows) return { kind: 'conflict' };
  const merged = mergeRows(asList(change.base), asList(current), asList(change.value));
  return sameValue(merged, current) ? { kind: 'keep' } : { kind: 'apply', value: merged };
};
