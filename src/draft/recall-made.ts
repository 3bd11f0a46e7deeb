import { fetchBegun } from '@/services/begun';
import { RequestError } from '@/utils/request-error';
import { claimDraft, type DraftName, draftNames, draftStorage } from './draft-storage';
import { type Kept, recall } from './recall';

/** Before the key that makes a new record. */
const NEW = 'new-';

/** The record that was made with this key; null where there is none, or nobody can say now. */
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
 * What a record that is there needs before its form opens. The answer that said it was made may never have come: what
 * was typed then waits under the key that made it, and belongs to it.
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
