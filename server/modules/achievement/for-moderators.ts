import type { Schema } from '@server/db/schema';
import { type Queue, queueOf } from '@server/http/waiting';
import { namesFile } from '@server/modules/moderation/service';
import { type Caller, hasPermission } from '@server/security/caller';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';

type Db = Kysely<Schema>;

/** Moderators read what was put before them; everybody reads the files of what is public through its own address. */
export const mayReadAchievementFile = async (db: Db, caller: Caller, fileId: string): Promise<boolean> => {
  if (!hasPermission(caller, 'cms:achi:moderate')) return false;
  const named = await db
    .selectFrom('achievement')
    .select('id')
    .where('status', '!=', 'draft')
    .where(namesFile(fileId))
    .executeTakeFirst();
  return named !== undefined;
};

/** What waits for a moderator: nothing changes it until then, so its last change sent it in. */
export const achievementQueue = async (db: Db): Promise<Queue> => {
  const oldest = await db
    .selectFrom('achievement')
    .select(['title', 'updatedAt', sql<number>`count(*) over ()::int`.as('n')])
    .where('status', '=', 'pending')
    .orderBy('updatedAt')
    .limit(1)
    .executeTakeFirst();
  const path = '/admin/achievements?status=pending';
  return queueOf(
    oldest?.n ?? 0,
    oldest ? [{ title: oldest.title, path, since: oldest.updatedAt, due: null }] : [],
  );
};
