import { MATURITY_RANGE, type MaturityBand } from '@contract/achievement-choices';
import { COUNTED_MAX } from '@contract/limits';
import type { TechField } from '@contract/tech-fields';
import { contains } from '@server/db/like';
import { listTotal } from '@server/db/listTotal';
import type { AchievementTable } from '@server/db/market-schema';
import { idsOfPage, inOrder, type OrderedPage } from '@server/db/ordered-page';
import type { Schema } from '@server/db/schema';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { AchievementRecord } from './repository';

type Db = Kysely<Schema>;

export interface AchievementFilter {
  keyword?: string | undefined;
  field?: TechField | undefined;
  type?: NonNullable<AchievementTable['type']> | undefined;
  maturity?: MaturityBand | undefined;
  level?: number | undefined;
  year?: number | undefined;
  unit?: string | undefined;
  /** Those for signed-in readers only are left out unless somebody is signed in. */
  isSignedIn?: boolean;
}
export type AchievementPage = OrderedPage<'publishAt' | 'maturity' | 'views'>;

/** Must be the same expression as in the index `achievement_open_words`, so that the index is used. */
const PAIRS = sql`letter_pairs(title || ' ' || unit_name || ' ' || summary)`;

const wordOf = ({ keyword }: AchievementFilter): string => keyword?.trim() ?? '';

/** What readers may see, narrowed by what they ask for. */
export const openAchievements = (db: Db, filter: AchievementFilter) => {
  const { field, type, maturity, level, year, unit } = filter;
  const word = wordOf(filter);
  let query = db.selectFrom('achievement').where('status', '=', 'published');
  if (!filter.isSignedIn) query = query.where('scope', '=', 'public');
  if (field) query = query.where('field', '=', field);
  if (type) query = query.where('type', '=', type);
  if (maturity) {
    const [lowest, highest] = MATURITY_RANGE[maturity];
    query = query.where('maturity', '>=', lowest).where('maturity', '<=', highest);
  }
  if (level) query = query.where('maturity', '=', level);
  if (year) query = query.where('finishedOn', 'like', `${year}-%`);
  if (unit) query = query.where('unitName', '=', unit);
  if (!word) return query;
  const like = contains(word);
  return query.where((eb) =>
    eb.or([eb('title', 'ilike', like), eb('unitName', 'ilike', like), eb('summary', 'ilike', like)]),
  );
};

/** Narrows by the letter-pair index, unless the search word is a single letter, which has no pair. */
const lookedUp = (query: ReturnType<typeof openAchievements>, filter: AchievementFilter) => {
  const word = wordOf(filter);
  return [...word].length > 1 ? query.where(sql<SqlBool>`${PAIRS} @> letter_pairs(${word})`) : query;
};

/** The same, found by the index where that is possible. */
export const foundAchievements = (db: Db, filter: AchievementFilter) =>
  lookedUp(openAchievements(db, filter), filter);

export const countOpen = async (db: Db, filter: AchievementFilter): Promise<number> => {
  const { field, type, maturity, level, year, unit, isSignedIn } = filter;
  if (!level && !unit && !wordOf(filter))
    return listTotal(db, 'achievement', [isSignedIn ? undefined : 'public', field, type, maturity, year]);
  const { n } = await db
    .selectFrom(foundAchievements(db, filter).select('id').limit(COUNTED_MAX).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

/**
 * `total` chooses how to search. A word with many matches is found soon by scanning the list in its order; a rare word
 * needs the letter-pair index.
 */
export const listOpen = (
  db: Db,
  filter: AchievementFilter,
  page: AchievementPage,
  total = 0,
): Promise<AchievementRecord[]> => {
  const open = openAchievements(db, filter);
  const chosen = idsOfPage(total < COUNTED_MAX ? lookedUp(open, filter) : open, 'achievement', page);
  const rows = db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('achievement', 'achievement.id', 'chosen.id')
    .selectAll('achievement');
  return inOrder(rows, 'achievement', page).execute();
};
