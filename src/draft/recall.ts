import type { Edit } from './draft-state';
import { type DraftName, draftStorage } from './draft-storage';
import { pendingSavesOf } from './pending-saves';

/** Unsaved edits by path, as an earlier visit left them on this device. */
export type Kept = Record<string, Edit>;

/**
 * Prepares the opening of a form: waits until the last save of an earlier form has ended, and reads what could not be
 * sent. So the form shows from the start what it showed last.
 */
export async function recall(userId: number, name: DraftName): Promise<Kept> {
  await pendingSavesOf(name);
  return draftStorage(userId, name).read();
}
