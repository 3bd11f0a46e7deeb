import type { Database } from '@server/db/database';
import { reindexAchievements } from '@server/modules/achievement/service';
import { reindexContents } from '@server/modules/content/service';
import { reindexDemands } from '@server/modules/demand/service';
import { addMissingToSearch, reindexSpaces } from '@server/modules/learning/service';
import { type Indexers, renewIndex } from '@server/modules/search/service';

/** Which module indexes which kind of document. */
const INDEXERS: Indexers = {
  announcement: reindexContents,
  notification: reindexContents,
  policyDoc: reindexContents,
  commonTemplates: reindexContents,
  faq: reindexContents,
  demand: reindexDemands,
  achievement: reindexAchievements,
  course: reindexSpaces,
  project: reindexSpaces,
};

/**
 * Indexed text and excerpts are made by the program, so a migration cannot make them: missing or outdated ones are
 * written here, later starts find none.
 */
export const fillSearch = async (db: Database): Promise<number> =>
  (await addMissingToSearch(db)) + (await renewIndex(db, INDEXERS));
