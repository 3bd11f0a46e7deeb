import type { Database, Transaction } from '@server/db/database';
import { indexedRefs } from '@server/modules/search/service';
import { withFacts } from './repository';
import { indexSpace } from './store-space';

const shownSpaces = (tx: Transaction) => withFacts(tx).where('removedReason', 'is', null);

/** Indexes the given courses and projects again. */
export const reindexSpaces = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const spaces = await shownSpaces(tx)
    .where('learningSpace.id', 'in', [...ids])
    .execute();
  for (const space of spaces) await indexSpace(tx, space);
};

/** Indexes projects that are missing: the search has included them only since a later version. */
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
