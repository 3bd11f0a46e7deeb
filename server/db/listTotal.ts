import type { Kysely } from 'kysely';
import type { Schema } from './schema';

/** The kept number of public rows with these values, in the order of `list_parts` (0044); undefined stands for any. */
export const listTotal = async (
  db: Kysely<Schema>,
  list: 'demand' | 'achievement',
  parts: readonly (string | number | undefined)[],
): Promise<number> => {
  const row = await db
    .selectFrom('listTotal')
    .select('n')
    .where('list', '=', list)
    .where('key', '=', parts.map((part) => part ?? '*').join('|'))
    .executeTakeFirst();
  return Number(row?.n ?? 0);
};
