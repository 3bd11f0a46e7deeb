import type { Row } from './rows';

/** What migrations write anew on purpose, by table and column, each with its reason. */
const REWRITTEN: Readonly<Record<string, string>> = {};

/** Whether a value is still what it was, or became what a migration makes of it. */
export const isCarriedOver = (table: string, column: string, before: Row, now: Row): boolean =>
  `${table}.${column}` in REWRITTEN || JSON.stringify(before[column]) === JSON.stringify(now[column]);
