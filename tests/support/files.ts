import { createHash, randomUUID } from 'node:crypto';
import type { FilePurpose } from '@contract/attachment';
import { accountOf } from './accounts';
import type { TestService } from './service';

/** A finished upload of this person, as the upload service leaves it. */
export const aFile = async (
  { db }: TestService,
  login: string,
  purpose: FilePurpose,
  changes: { name?: string; type?: string; size?: number; state?: 'ready' | 'uploading' | 'refused' } = {},
): Promise<string> => {
  const owner = await accountOf({ db }, login);
  const id = randomUUID();
  await db.kysely
    .insertInto('file')
    .values({
      id,
      ownerId: owner.id,
      purpose,
      name: '证明.jpg',
      type: 'image/jpeg',
      size: 1000,
      sha256: createHash('sha256').update(id).digest('hex'),
      state: 'ready',
      storageKey: id,
      ...changes,
    })
    .execute();
  return id;
};
