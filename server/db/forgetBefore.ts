import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema';

/** All that a busy hour has left may be more than one statement can take away in its time. */
const AT_ONCE = 10_000;

/**
 * Takes away the rows whose time is before this one, some at a time. What another replica is just taking away is passed
 * by: waiting for it would take as long as doing it.
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
