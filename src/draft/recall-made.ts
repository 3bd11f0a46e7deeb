import { fetchBegun } from '@/services/begun';
import { RequestError } from '@/utils/request-error';
import { claimDraft, type DraftName, draftNames, draftStorage } from './draft-storage';
import { type Kept, recall } from './recall';

/** Prefix of the key that creates a new record. */
const NEW = 'new-';

/** Id of the record that was created with this key; null where there is none, or the service cannot be asked now. */
const madeWith = async (key: string): Promise<number | null> => {
  try {
    return await fetchBegun(key);
  } catch (error) {
    if (error instanceof RequestError) return null;
    throw error;
  }
};

const handOver = async (userId: number, from: string, to: DraftName): Promise<void> => {
  const [before, after] = [draftStorage(userId, from), draftStorage(userId, to)];
  const known = await after.read();
  for (const [path, edit] of Object.entries(await before.read())) {
    if ((known[path]?.at ?? 0) < edit.at) await after.write(path, edit).catch(() => undefined); // this page still knows it
    await before.forget(path, edit.at);
  }
};

/**
 * The edits with which the form of an existing record opens. The answer to its creation may have been lost: edits
 * stored under the creation key then belong to this record and are moved to it.
 */
export async function recallMade(
  userId: number,
  { kind, id, name }: { kind: string; id: number; name: DraftName },
): Promise<Kept> {
  const waiting = (await draftNames(userId, kind)).filter((other) => other.includes(NEW));
  for (const other of waiting) {
    const release = await claimDraft(userId, other);
    if (!release) continue;
    const made = await madeWith(other.slice(other.indexOf(NEW) + NEW.length));
    if (made === id) await handOver(userId, other, name);
    release();
  }
  return recall(userId, name);
}
