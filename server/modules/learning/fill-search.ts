import type { Database, Transaction } from '@server/db/database';
import { indexedRefs } from '@server/modules/search/service';
import { withFacts } from './repository';
import { indexSpace } from './store-space';

const shownSpaces = (tx: Transaction) => withFacts(tx).where('removedReason', 'is', null);

/** Courses and projects that are in the index, written into it again. */
export const reindexSpaces = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const spaces = await shownSpaces(tx)
    .where('learningSpace.id', 'in', [...ids])
    .execute();
  for (const space of spaces) await indexSpace(tx, space);
};

/** Projects, which the search has known since later than there are any, that are not in its index yet. */
export const indexMissing = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const shown = await tx
      .selectFrom('learningSpace')
      .select('id')
      .where('kind', '=', 'project')
      .where('removedReason', 'is', null)
      .execute();
    const known = new Set(await indexedRefs(tx, 'project'));
    const missing = shown.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    await reindexSpaces(tx, missing);
    return missing.length;
  });
