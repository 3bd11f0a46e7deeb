import type { AchievementRow } from '@contract/achievement';
import { type Since, titlesSince } from '@server/db/published-since';
import type { Schema } from '@server/db/schema';
import type { ViewContext } from '@server/http/view-context';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type AchievementFilter, foundAchievements, listOpen } from './list-achievements';
import { presentRow } from './present-achievement';
import { onceOpen } from './repository';

type Db = Kysely<Schema>;

/** For the home page. */
export const newestAchievements = async (db: Db, limit: number): Promise<AchievementRow[]> => {
  const records = await listOpen(db, {}, { column: 'publishAt', direction: 'desc', offset: 0, limit });
  return records.map(presentRow);
};

/** For signed-in readers: the titles of what others published within a time span and the filters match. */
export const newAchievements = (
  db: Db,
  filters: Omit<AchievementFilter, 'isSignedIn'>,
  since: Since,
): Promise<string[]> => titlesSince(foundAchievements(db, { ...filters, isSignedIn: true }), since);

/** A published achievement as a visitor sees it, without counting it as read and without contact details. */
export const publicAchievement = async (db: Db, id: number) => {
  const record = await onceOpen(db, id);
  if (record && record.status !== 'published') return record.status === 'removed' ? 'removed' : 'revising';
  if (record?.scope !== 'public') return null;
  return { ...presentRow(record), scenes: record.scenes };
};

/** Achievements the reader may open, found by their own ids or by the ids of their source projects. */
export const achievementLinks = async (
  { db, caller }: ViewContext,
  by: { ids: readonly number[] } | { sourceIds: readonly number[] },
) => {
  const [column, wanted] = 'ids' in by ? (['id', by.ids] as const) : (['sourceId', by.sourceIds] as const);
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('achievement')
    .select(['id', 'no', 'title', 'status', 'scope', 'ownerId', 'sourceId', 'publishAt as since'])
    .where(column, 'in', [...wanted])
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ status, scope, ownerId, ...row }) => {
    if (status === 'published' && (scope === 'public' || caller !== null))
      return [{ ...row, to: `/achi/detail/${row.id}` }];
    const isOwn = caller?.accountId === ownerId;
    return isOwn ? [{ ...row, to: `/user/achi/mine/detail/${row.id}` }] : [];
  });
};

export const countPublicAchievements = (db: Db) =>
  db
    .selectFrom('achievement')
    .select((eb) => eb.fn.countAll<number>().as('achievements'))
    .where('status', '=', 'published')
    .where('scope', '=', 'public')
    .executeTakeFirstOrThrow();

/** For a query about applications `a`: whether a published achievement was registered from the application. */
export const hasPublicAchievement = sql<boolean>`exists (select 1 from achievement c
  where c.source_id = a.id and c.status = 'published')`;
