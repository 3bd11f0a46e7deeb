import { storedRecord, tryStore } from '@/utils/stored';
import type { Edit } from './draft-state';

const PREFIX = 'kaichuang-draft:';
const keyOf = (userId: number, record: number | string, path: string): string =>
  `${PREFIX}${userId}:${record}:${path}`;

const readAt = (key: string): Edit | null => storedRecord(localStorage, key) as Edit | null;

/**
 * Keeps the last keystrokes until IndexedDB has stored them. IndexedDB answers some milliseconds later and loses what
 * is still pending when the page is closed; localStorage is written before the keystroke's own event ends.
 */
export const draftJournal = (userId: number, record: number | string) => ({
  read: (): Record<string, Edit> => {
    const edits: Record<string, Edit> = {};
    const mine = keyOf(userId, record, '');
    for (const key of Object.keys(localStorage)) {
      const edit = key.startsWith(mine) ? readAt(key) : null;
      if (edit) edits[key.slice(mine.length)] = edit;
    }
    return edits;
  },
  /** False when the browser's quota is used up: then IndexedDB alone holds the edit, as without a journal. */
  note: (path: string, edit: Edit): boolean =>
    tryStore(localStorage, keyOf(userId, record, path), JSON.stringify(edit)),
  /** Removes an edit unless a newer one has replaced it. */
  strike: (path: string, upTo: number): void => {
    const key = keyOf(userId, record, path);
    if ((readAt(key)?.at ?? Number.POSITIVE_INFINITY) <= upTo) localStorage.removeItem(key);
  },
});

/** Names of the records for which this person has a journal. */
export const journalNames = (userId: number): string[] => {
  const mine = `${PREFIX}${userId}:`;
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(mine));
  return keys.map((key) => key.slice(mine.length).split(':')[0] as string);
};

/** Erases the journals of everybody on this device: done on sign-out. */
export function eraseJournals(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
