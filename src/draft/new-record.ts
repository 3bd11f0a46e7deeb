import { newRandomId } from '@/utils/random-id';
import { claimDraft, draftNames, draftStorage } from './draft-storage';
import type { Kept } from './recall';

/** A record that is not there yet: its name on this device, and the key that makes it once however often it is asked for. */
export interface NewRecord {
  name: string;
  key: string;
  /** What was typed for it and never sent. */
  kept: Kept;
  /** Lets other tabs have the name. */
  release: () => void;
}

/**
 * The name under which a new record of this kind is begun. What was typed before a reload, a crash or an end without
 * a network is gone on with, unless another tab is at it: two tabs make two records.
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
