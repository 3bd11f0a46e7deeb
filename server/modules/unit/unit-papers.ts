import type { Schema } from '@server/db/schema';
import { filesByIds } from '@server/modules/attachment/service';
import type { Kysely } from 'kysely';

/** Whether these are completely uploaded unit papers of this person. */
export const areOwnReadyFiles = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  ownerId: number,
): Promise<boolean> => {
  const files = await filesByIds(db, ids);
  return ids.every((id) =>
    files.some(
      (file) =>
        file.id === id && file.ownerId === ownerId && file.purpose === 'unit' && file.state === 'ready',
    ),
  );
};
