import { type AchievementStatus, MATURITY_RANGE, type MaturityBand } from '@contract/achievement-choices';
import type { TechField } from '@contract/tech-fields';
import type { Transaction } from '@server/db/database';
import type { AchievementContributorTable, AchievementTable } from '@server/db/market-schema';
import type { Schema } from '@server/db/schema';
import type { Kysely, Selectable } from 'kysely';

type Db = Kysely<Schema>;
export type AchievementRecord = Selectable<AchievementTable>;
export type ContributorRecord = Selectable<AchievementContributorTable>;

export interface AchievementFilter {
  keyword?: string | undefined;
  field?: TechField | undefined;
  type?: AchievementTable['type'] | undefined;
  maturity?: MaturityBand | undefined;
  year?: number | undefined;
  unit?: string | undefined;
  /** Those for signed-in readers only are left out unless somebody is signed in. */
  isSignedIn?: boolean;
}
export interface AchievementPage {
  column: 'publishAt' | 'maturity' | 'views';
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** Totals are counted up to here: beyond it nobody pages, and counting would grow with the table. */
const COUNTED = 10_000;

export const contains = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;

/** What readers may see, narrowed by what they ask for. */
export const openAchievements = (db: Db, filter: AchievementFilter) => {
  const { field, type, maturity, year, unit } = filter;
  const keyword = filter.keyword?.trim();
  let query = db.selectFrom('achievement').where('status', '=', 'published');
  if (!filter.isSignedIn) query = query.where('scope', '=', 'public');
  if (field) query = query.where('field', '=', field);
  if (type) query = query.where('type', '=', type);
  if (maturity) {
    const [lowest, highest] = MATURITY_RANGE[maturity];
    query = query.where('maturity', '>=', lowest).where('maturity', '<=', highest);
  }
  if (year) query = query.where('finishedOn', 'like', `${year}-%`);
  if (unit) query = query.where('unitName', '=', unit);
  if (keyword) {
    const like = contains(keyword);
    query = query.where((eb) =>
      eb.or([eb('title', 'ilike', like), eb('unitName', 'ilike', like), eb('summary', 'ilike', like)]),
    );
  }
  return query;
};

export const listOpen = (
  db: Db,
  filter: AchievementFilter,
  page: AchievementPage,
): Promise<AchievementRecord[]> =>
  openAchievements(db, filter)
    .selectAll()
    .orderBy(page.column, page.direction)
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();

export const countOpen = async (db: Db, filter: AchievementFilter): Promise<number> => {
  const { n } = await db
    .selectFrom(openAchievements(db, filter).select('id').limit(COUNTED).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** What was ever public; one that was taken down answers too, so that its page can say so. */
export const onceOpen = (db: Db, id: number): Promise<AchievementRecord | undefined> =>
  db
    .selectFrom('achievement')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['published', 'removed'])
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

/** Newest change first, with the name of the owner and the total. */
export const listOwn = async (
  db: Db,
  filter: OwnFilter,
  { offset, limit }: { offset: number; limit: number },
) => {
  const [rows, { n }] = await Promise.all([
    own(db, filter)
      .innerJoin('account', 'account.id', 'achievement.ownerId')
      .selectAll('achievement')
      .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('ownerName'))
      .orderBy('achievement.updatedAt', 'desc')
      .orderBy('achievement.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    own(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(n) };
};
