import type { Schema } from '@server/db/schema';
import { type Queue, queueOf } from '@server/http/waiting';
import { namesFile } from '@server/modules/moderation/service';
import { type Caller, hasPermission } from '@server/security/caller';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';

type Db = Kysely<Schema>;

/**
 * Moderators may read files of any achievement that was submitted; files of a published one have an address of their
 * own for everybody.
 */
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

/** Achievements waiting for a moderator. A pending record cannot change, so `updatedAt` is when it was submitted. */
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
