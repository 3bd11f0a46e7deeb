import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** What messages are signed with; the site's own name where an administrator has set one. */
export const siteName = async (db: Kysely<Schema>): Promise<string> => {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'site.name')
    .executeTakeFirst();
  return typeof row?.value === 'string' && row.value !== '' ? row.value : '开创专项';
};
