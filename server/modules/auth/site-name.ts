import type { Schema } from '@server/db/schema';
import { storedSetting } from '@server/modules/site/service';
import type { Kysely } from 'kysely';

/** The name that messages are signed with: the site name set by an administrator, or the default. */
export const siteName = async (db: Kysely<Schema>): Promise<string> => {
  const name = await storedSetting(db, 'site.name');
  return typeof name === 'string' && name !== '' ? name : '开创专项';
};
