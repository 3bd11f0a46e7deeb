import type { Origin } from '@contract/origin';
import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import { type FieldChange, mergeField, sameValue } from '@contract/rules/merge';
import { unmaskValue } from '@server/crypto/field-sealing';
import { cleanValue } from './clean-value';

interface FieldAt {
  path: string;
  value: FieldValue;
}

/** What a set of changes does to a draft. All values are open (unsealed). */
export interface Merge {
  /** New values to write. */
  delta: Fields;
  /** What stood there before, for each path of `delta`. */
  overwritten: FieldAt[];
  /** Values that lost against a concurrent change and were not applied. */
  declined: FieldAt[];
  /** Origin of written values by path, where the caller did not type them. */
  origins?: Readonly<Record<string, Origin>>;
}

const normal = (value: FieldValue, isRows: boolean): FieldValue =>
  isRows && !Array.isArray(value) ? [] : cleanValue(value);

/** Merges the changes one after the other. `resolved` paths are taken whatever stands there: a person has chosen. */
export const mergeChanges = (
  isRows: (path: string) => boolean,
  current: Fields,
  changes: readonly FieldChange[],
  resolved: ReadonlySet<string> = new Set(),
): Merge => {
  const merge: Merge = { delta: {}, overwritten: [], declined: [] };
  for (const { path, ...change } of changes) {
    const before = (path in merge.delta ? merge.delta[path] : current[path]) ?? null;
    const value = unmaskValue(path, normal(change.value, isRows(path)), before);
    const base = unmaskValue(path, normal(change.base, isRows(path)), before);
    const outcome =
      resolved.has(path) && !sameValue(value, before)
        ? ({ kind: 'apply', value } as const)
        : mergeField({ path, base, value }, before, isRows(path));
    if (outcome.kind === 'conflict') merge.declined.push({ path, value });
    if (outcome.kind !== 'apply') continue;
    if (!(path in merge.delta)) merge.overwritten.push({ path, value: before });
    merge.delta[path] = outcome.value;
  }
  return merge;
};
