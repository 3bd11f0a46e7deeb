import type { AchievementStatus } from '@contract/achievement-choices';
import type { Transaction } from '@server/db/database';
import { contains } from '@server/db/like';
import type { AchievementContributorTable, AchievementTable } from '@server/db/market-schema';
import type { Schema } from '@server/db/schema';
import type { Page } from '@server/http/paging';
import type { Kysely, Selectable } from 'kysely';

type Db = Kysely<Schema>;
export type AchievementRecord = Selectable<AchievementTable>;
export type ContributorRecord = Selectable<AchievementContributorTable>;

/** What was ever public; one that was taken down, or is being revised, answers too, so that its page can say so. */
export const onceOpen = (db: Db, id: number): Promise<AchievementRecord | undefined> =>
  db
    .selectFrom('achievement')
    .selectAll()
    .where('id', '=', id)
    .where('publishAt', 'is not', null)
    .executeTakeFirst();

export const countView = (db: Db, id: number): Promise<unknown> =>
  db
    .updateTable('achievement')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const findAchievement = (db: Db, id: number): Promise<AchievementRecord | undefined> =>
  db.selectFrom('achievement').selectAll().where('id', '=', id).executeTakeFirst();

export const lockAchievement = (tx: Transaction, id: number): Promise<AchievementRecord | undefined> =>
  tx.selectFrom('achievement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const contributorsOf = async (
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ContributorRecord[]>> => {
  const found = new Map<number, ContributorRecord[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('achievementContributor')
    .selectAll()
    .where('achievementId', 'in', [...ids])
    .orderBy('position')
    .execute();
  for (const row of rows) found.get(row.achievementId)?.push(row);
  return found;
};

interface OwnFilter {
  ownerId?: number;
  statuses: readonly AchievementStatus[];
  keyword?: string | undefined;
}

const own = (db: Db, { ownerId, statuses, keyword }: OwnFilter) =>
  db
    .selectFrom('achievement')
    .where('achievement.status', 'in', [...statuses])
    .$if(ownerId !== undefined, (query) => query.where('achievement.ownerId', '=', ownerId ?? 0))
    .$if(Boolean(keyword?.trim()), (query) =>
      query.where('achievement.title', 'ilike', contains(keyword ?? '')),
    );

/** In the order of the last change, with the name of the owner and the total. */
export const listOwn = async (db: Db, filter: OwnFilter, { offset, limit, direction }: Page) => {
  const [rows, { n }] = await Promise.all([
    own(db, filter)
      .innerJoin('account', 'account.id', 'achievement.ownerId')
      .selectAll('achievement')
      .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('ownerName'))
      .orderBy('achievement.updatedAt', direction)
      .orderBy('achievement.id', direction)
      .offset(offset)
      .limit(limit)
      .execute(),
    own(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(n) };
};
