import { newRandomId } from '@/utils/random-id';
import { claimDraft, draftNames, draftStorage } from './draft-storage';
import type { Kept } from './recall';

/**
 * A record that does not exist yet: its name on this device, and the idempotency key that creates it only once however
 * often it is sent.
 */
export interface NewRecord {
  name: string;
  key: string;
  /** Edits typed for it that were never sent. */
  kept: Kept;
  /** Releases the name for other tabs. */
  release: () => void;
}

/**
 * The name under which a new record of this kind is begun. Edits left by a reload, a crash or an end without a network
 * are continued, unless another tab is editing them: two tabs create two records.
 */
export async function beginRecord(userId: number, kind: string): Promise<NewRecord> {
  const beginning = `${kind}/new-`;
  const fresh = `${beginning}${newRandomId()}`;
  for (const name of [...(await draftNames(userId, beginning)), fresh]) {
    const release = await claimDraft(userId, name);
    if (release) {
      const kept = await draftStorage(userId, name).read();
      return { name, key: name.slice(beginning.length), kept, release };
    }
  }
  throw new Error('a name that nobody knows was taken');
}
