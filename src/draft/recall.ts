import type { Edit } from './draft-state';
import { type DraftName, draftStorage } from './draft-storage';
import { pendingSavesOf } from './pending-saves';

/** Unsaved edits by path, as an earlier visit left them on this device. */
export type Kept = Record<string, Edit>;

/**
 * What a form needs before it opens: the last words of whoever left it have arrived, and what could not be sent is at
 * hand. So the form shows from its first moment what it showed last.
 */
export async function recall(userId: number, name: DraftName): Promise<Kept> {
  await pendingSavesOf(name);
  return draftStorage(userId, name).read();
}
