import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * That a column of the audit log has this value, said so that the index which begins with the column gives the order too,
 * if the rows are asked for in the order of both. Of a plain equation PostgreSQL may think that one such row soon comes
 * by, and go through all that everybody did to find that there is none.
 */
export const inOrderOf = (column: 'account_id' | 'action', value: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} >= ${value} and ${sql.ref(column)} <= ${value})`;
