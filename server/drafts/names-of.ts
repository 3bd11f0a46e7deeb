import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';

/** Display names by account. */
export const namesOf = async (
  db: Kysely<Schema>,
  accountIds: readonly number[],
): Promise<Map<number, string>> => {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', sql<string>`coalesce(real_name, nickname)`.as('name')])
    .where('id', 'in', [...new Set(accountIds)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};
