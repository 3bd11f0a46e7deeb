import { type Fields, type FieldValue, flatten, nest } from './draft-fields';
import { sameValue } from './merge';

export interface FieldDifference {
  path: string;
  before: FieldValue;
  after: FieldValue;
}

/** A reader cannot see the difference between a field never filled in and one emptied again, so both are equal here. */
const shown = (value: FieldValue | undefined): FieldValue =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;

/** Two versions of a form compared field by field, in the order of the form. Cells of removed rows count as empty. */
export const fieldDifferences = (before: Fields, after: Fields): FieldDifference[] => {
  const [old, now] = [flatten(nest(before)), flatten(nest(after))];
  const paths = [...new Set([...Object.keys(now), ...Object.keys(old)])];
  return paths
    .map((path) => ({ path, before: shown(old[path]), after: shown(now[path]) }))
    .filter((difference) => !sameValue(difference.before, difference.after));
};
