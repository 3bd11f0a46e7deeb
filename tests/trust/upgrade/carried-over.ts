import type { Row } from './rows';

/** Values that migrations rewrite on purpose, by table and column, each with its reason. */
const REWRITTEN: Readonly<Record<string, string>> = {};

/** Whether a value is unchanged, or was changed as a migration intends. */
export const isCarriedOver = (table: string, column: string, before: Row, now: Row): boolean =>
  `${table}.${column}` in REWRITTEN || JSON.stringify(before[column]) === JSON.stringify(now[column]);

/**
 * Tables whose rows a migration deletes on purpose, with its number: 0089 has every cover generated again with another
 * crop.
 */
const DELETED: Readonly<Record<string, number>> = { drawn_picture: 89 };

/** Whether rows of the table may be missing, because they come from a schema before the migration that deletes them. */
export const isDeleted = (table: string, applied: ReadonlySet<number>): boolean => {
  const version = DELETED[table];
  return version !== undefined && !applied.has(version);
};
