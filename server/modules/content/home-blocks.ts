import type { HomeBlock } from '@contract/content';
import type { Schema } from '@server/db/schema';
import { newestAchievements } from '@server/modules/achievement/service';
import { nextDemands } from '@server/modules/demand/service';
import type { Kysely } from 'kysely';
import { presentRow } from './present-content';
import { filesOf, listOpen } from './repository';

/** How many rows each block shows (req:ui-home). */
const BLOCKS = [
  { key: 'notification', limit: 6 },
  { key: 'policyDoc', limit: 4 },
] as const;
const DEMANDS = 4;
const ACHIEVEMENTS = 4;

/** The newest of each kind. */
const contentBlocks = (db: Kysely<Schema>, now: Date): Promise<HomeBlock[]> =>
  Promise.all(
    BLOCKS.map(async ({ key, limit }) => {
      const page = { type: key, column: 'publishAt', direction: 'desc', offset: 0, limit } as const;
      const records = await listOpen(db, page, now);
      const files = await filesOf(
        db,
        records.map(({ id }) => id),
      );
      return { key, items: records.map((record) => presentRow(record, files, [])) };
    }),
  );

/** Every block, in the order of the page. */
export const homeBlocks = async (db: Kysely<Schema>, now: Date): Promise<HomeBlock[]> => [
  ...(await contentBlocks(db, now)),
  { key: 'demand', items: await nextDemands(db, DEMANDS, now) },
  { key: 'achievement', items: await newestAchievements(db, ACHIEVEMENTS) },
];
