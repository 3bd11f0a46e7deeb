import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema';

/** The rows of a busy hour may be too many for one statement to delete within the statement timeout. */
const AT_ONCE = 10_000;

/**
 * Deletes the rows older than the given time, some at a time. Rows that another replica is deleting just now are
 * skipped: waiting for it would take as long as deleting them.
 */
export const forgetBefore = async <Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  column: keyof Schema[Table] & string,
  before: Date,
  also: RawBuilder<boolean> = sql`true`,
): Promise<void> => {
  const rows = sql.table(table);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${rows} where ctid = any(array(
        select ctid from ${rows} where ${sql.ref(column)} < ${before} and ${also}
        limit ${AT_ONCE} for update skip locked))`.execute(db);
    if (numAffectedRows < AT_ONCE) return;
  }
};
