import type { AchievementNarrows } from '@contract/chart-choices';
import type { Transaction } from '@server/db/database';
import type { AchievementContributorTable, AchievementTable } from '@server/db/market-schema';
import type { Schema } from '@server/db/schema';
import type { Insertable, Kysely } from 'kysely';
import { achievementFigures } from './figures';
import { followUnit } from './follow-unit';
import {
  achievementLinks,
  countPublicAchievements,
  hasPublicAchievement,
  newAchievements,
  newestAchievements,
  publicAchievement,
} from './for-everybody';
import { achievementQueue, mayReadAchievementFile } from './for-moderators';
import { indexAchievement, reindexAchievements } from './index-achievement';
import {
  achievementsToExport,
  contributionsToExport,
  countAchievementsOf,
  countContributionsAsked,
  forgetAchievementOwner,
  stalledAchievements,
} from './of-person';
import { undo } from './undo';

export {
  achievementLinks,
  achievementQueue,
  achievementsToExport,
  contributionsToExport,
  countAchievementsOf,
  countContributionsAsked,
  countPublicAchievements,
  followUnit,
  forgetAchievementOwner,
  hasPublicAchievement,
  mayReadAchievementFile,
  newAchievements,
  newestAchievements,
  publicAchievement,
  reindexAchievements,
  stalledAchievements,
};

type Db = Kysely<Schema>;
type Person = Omit<Insertable<AchievementContributorTable>, 'achievementId' | 'position'>;

/** Inserts an achievement with the given values and indexes it if published. Only for demo data. */
export const storeAchievement = async (
  tx: Transaction,
  values: Insertable<AchievementTable>,
  people: readonly Person[],
): Promise<void> => {
  const record = await tx.insertInto('achievement').values(values).returningAll().executeTakeFirstOrThrow();
  const contributors = people.map((person, position) => ({ ...person, achievementId: record.id, position }));
  if (contributors.length > 0) await tx.insertInto('achievementContributor').values(contributors).execute();
  if (record.status === 'published') await indexAchievement(tx, record);
};

/** Fields by which matching compares achievements: all of these, or only the published ones. */
export const achievementFacts = (db: Kysely<Schema>, ids: readonly number[], among: 'all' | 'open') =>
  db
    .selectFrom('achievement')
    .select(['id', 'field', 'unitName'])
    .where('id', 'in', [...ids])
    .$if(among === 'open', (query) => query.where('status', 'in', ['published']))
    .execute();

/** Titles of these achievements. */
export const achievementTitles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('achievement')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();

/** Chart figures over what everybody may see. */
export const publicFigures = (db: Db, narrows: AchievementNarrows) => achievementFigures(db, narrows);

/** How a moderator's decision is taken back. */
export const achievementUndo = undo;
