import { type Fields, type FieldValue, flatten, nest } from './draft-fields';
import { sameValue } from './merge';

export interface FieldDifference {
  path: string;
  before: FieldValue;
  after: FieldValue;
}

/** Never filled in and emptied again look the same to a reader. */
const shown = (value: FieldValue | undefined): FieldValue =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;

/** Two versions of a form, field by field, in the order of the form. Cells of rows that are gone count as empty. */
export const fieldDifferences = (before: Fields, after: Fields): FieldDifference[] => {
  const [old, now] = [flatten(nest(before)), flatten(nest(after))];
  const paths = [...new Set([...Object.keys(now), ...Object.keys(old)])];
  return paths
    .map((path) => ({ path, before: shown(old[path]), after: shown(now[path]) }))
    .filter((difference) => !sameValue(difference.before, difference.after));
};
