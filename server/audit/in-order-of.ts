import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Tests a column of the audit log for equality, written as a range so that the index starting with that column also
 * gives the order (rows must be ordered by the column first). With a plain equation PostgreSQL may expect a match soon,
 * walk the index on `id` instead, and scan the whole log when there is none.
 */
export const inOrderOf = (column: 'account_id' | 'action', value: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} >= ${value} and ${sql.ref(column)} <= ${value})`;
