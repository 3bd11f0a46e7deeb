import type { Row } from './rows';

/** What migrations write anew on purpose, by table and column, each with its reason. */
const REWRITTEN: Readonly<Record<string, string>> = {};

/** Whether a value is still what it was, or became what a migration makes of it. */
export const isCarriedOver = (table: string, column: string, before: Row, now: Row): boolean =>
  `${table}.${column}` in REWRITTEN || JSON.stringify(before[column]) === JSON.stringify(now[column]);

/** Rows that a migration deletes on purpose, by table, with its number: 0089 has every cover drawn anew in another cut. */
const DELETED: Readonly<Record<string, number>> = { drawn_picture: 89 };

/** Whether rows of the table may be gone: they stood in a structure before the migration that deletes them. */
export const isDeleted = (table: string, applied: ReadonlySet<number>): boolean => {
  const version = DELETED[table];
  return version !== undefined && !applied.has(version);
};
