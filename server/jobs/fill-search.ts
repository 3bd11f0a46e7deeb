import type { Database } from '@server/db/database';
import { reindexAchievements } from '@server/modules/achievement/service';
import { reindexContents } from '@server/modules/content/service';
import { reindexDemands } from '@server/modules/demand/service';
import { addMissingToSearch, reindexSpaces } from '@server/modules/learning/service';
import { type Indexers, renewIndex } from '@server/modules/search/service';

/** Who writes which kind of document. */
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
 * The pieces and excerpts of a document are made by the program, so no migration can: what is missing or outdated is
 * written here, which is nothing ever after.
 */
export const fillSearch = async (db: Database): Promise<number> =>
  (await addMissingToSearch(db)) + (await renewIndex(db, INDEXERS));
