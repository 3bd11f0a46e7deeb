import type { ContentInput } from '@contract/content';
import type { Transaction } from '@server/db/database';
import { conflict } from '@server/errors/app-error';
import { type ContentRecord, lockContent, versionsOf } from './repository';
import { reviseContent } from './write-content';

/** Writes a whole text at once, from whoever has read this version of it: for programs, the editor has its draft. */
export const updateContent = async (
  tx: Transaction,
  id: number,
  version: number,
  input: ContentInput,
  accountId: number,
  now: Date,
): Promise<ContentRecord> => {
  const before = await lockContent(tx, id);
  // Nothing of it is kept yet, so its version could not tell a second writer from the first.
  if ((await versionsOf(tx, id)).length === 0) throw conflict('content.begun');
  if (before.version !== version)
    throw conflict('content.version_moved', { data: { version: before.version } });
  return reviseContent(tx, before, input, accountId, now);
};
