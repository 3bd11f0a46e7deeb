import { cleanName } from '@contract/rules/clean-text';
import type { Fields } from '@contract/rules/draft-fields';

/** What a member confirms; how to reach the person is no part of it. */
export const STATED = ['name', 'idNumber', 'title', 'degree', 'major', 'unit', 'task', 'months'] as const;

const LIST = 'team.members';
export const memberPath = (rowId: string, column: (typeof STATED)[number]): string =>
  `${LIST}.${rowId}.${column}`;

/** The members of the form, by their rows. */
export const memberRows = (fields: Fields): string[] => {
  const rows = fields[LIST];
  return Array.isArray(rows) ? rows : [];
};

/** Everything the form says of one member, and of what; null where the row is gone. */
export const statementOf = (fields: Fields, rowId: string): Fields | null => {
  if (!memberRows(fields).includes(rowId)) return null;
  const paths = ['base.title', ...STATED.map((column) => memberPath(rowId, column))];
  return Object.fromEntries(paths.map((path) => [path, fields[path] ?? null]));
};

/** Where the form no longer says what was confirmed. */
export const changedSince = (stated: Fields, current: Fields): string[] =>
  Object.keys(current).filter((path) => (stated[path] ?? null) !== (current[path] ?? null));

/** Names as people write them: widths, blanks, dots and capitals make no other person. */
export const isSameName = (one: string | null, other: string | null): boolean => {
  const plain = (name: string | null): string =>
    cleanName((name ?? '').normalize('NFKC'))
      .replaceAll(/[\s·]/g, '')
      .toLowerCase();
  return plain(one) !== '' && plain(one) === plain(other);
};
