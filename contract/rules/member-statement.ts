import { cleanName } from '@contract/rules/clean-text';
import type { Fields } from '@contract/rules/draft-fields';

/** What a member confirms; contact details are not included. */
export const STATED = ['name', 'idNumber', 'title', 'degree', 'major', 'unit', 'task', 'months'] as const;

const LIST = 'team.members';
export const memberPath = (rowId: string, column: (typeof STATED)[number]): string =>
  `${LIST}.${rowId}.${column}`;

/** Row ids of the members in the form. */
export const memberRows = (fields: Fields): string[] => {
  const rows = fields[LIST];
  return Array.isArray(rows) ? rows : [];
};

/** Everything the form says about one member, with the title of the project; null where the row was removed. */
export const statementOf = (fields: Fields, rowId: string): Fields | null => {
  if (!memberRows(fields).includes(rowId)) return null;
  const paths = ['base.title', ...STATED.map((column) => memberPath(rowId, column))];
  return Object.fromEntries(paths.map((path) => [path, fields[path] ?? null]));
};

/** Paths at which the form differs from what was confirmed. */
export const changedSince = (stated: Fields, current: Fields): string[] =>
  Object.keys(current).filter((path) => (stated[path] ?? null) !== (current[path] ?? null));

/** Compares names as people write them; width, spaces, dots and case make no difference. */
export const isSameName = (one: string | null, other: string | null): boolean => {
  const plain = (name: string | null): string =>
    cleanName((name ?? '').normalize('NFKC'))
      .replaceAll(/[\s·]/g, '')
      .toLowerCase();
  return plain(one) !== '' && plain(one) === plain(other);
};
