import type { Database } from '@server/db/database';
import { indexedRefs } from '@server/modules/search/service';
import { withFacts } from './repository';
import { indexSpace } from './store-space';

/** Projects, which the search has known since later than there are any, that are not in its index yet. */
export const indexMissing = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const known = new Set(await indexedRefs(tx, 'project'));
    const spaces = await withFacts(tx)
      .where('kind', '=', 'project')
      .where('removedReason', 'is', null)
      .execute();
    const missing = spaces.filter(({ id }) => !known.has(id));
    for (const space of missing) await indexSpace(tx, space);
    return missing.length;
  });
