import { isSensitivePath } from '@contract/sensitive';
import type { DBSchema } from 'idb';
import { deviceDatabase } from '@/utils/device-database';
import { draftJournal, eraseJournals, journalNames } from './draft-journal';
import type { Edit } from './draft-state';

/** Names a record on this device: the number of an application, `demand/7`, `demand/new-…` before there is one. */
export type DraftName = number | string;

interface DraftDb extends DBSchema {
  edits: { key: [number, DraftName, string]; value: Edit };
}

const NAME = 'kaichuang-drafts';
const database = deviceDatabase<DraftDb>(NAME, 'edits');

const LAST = '\uffff';

/** Unsaved edits of one person's one record, on this device. ID numbers never get here. */
export interface DraftStorage {
  read: () => Promise<Record<string, Edit>>;
  write: (path: string, edit: Edit) => Promise<void>;
  /** Forgets an edit unless a newer one (another tab's) has taken its place. */
  forget: (path: string, upTo: number) => Promise<void>;
}

export const draftStorage = (userId: number, name: DraftName): DraftStorage => {
  const key = (path: string): [number, DraftName, string] => [userId, name, path];
  const journal = draftJournal(userId, name);
  return {
    read: async () => {
      const db = await database();
      const edits: Record<string, Edit> = {};
      const range = IDBKeyRange.bound(key(''), key(LAST));
      for (
        let cursor = await db.transaction('edits').store.openCursor(range);
        cursor;
        cursor = await cursor.continue()
      )
        edits[cursor.key[2]] = cursor.value;
      for (const [path, noted] of Object.entries(journal.read()))
        if (noted.at >= (edits[path]?.at ?? 0)) edits[path] = noted;
      return edits;
    },
    write: async (path, value) => {
      if (isSensitivePath(path)) return;
      journal.note(path, value);
      await (await database()).put('edits', value, key(path));
      journal.strike(path, value.at);
    },
    forget: async (path, upTo) => {
      journal.strike(path, upTo);
      const transaction = (await database()).transaction('edits', 'readwrite');
      const held = await transaction.store.get(key(path));
      if (held && held.at <= upTo) await transaction.store.delete(key(path));
      await transaction.done;
    },
  };
};

/** Records whose names begin so and that have unsaved edits of this person here. */
export async function draftNames(userId: number, beginning: string): Promise<string[]> {
  const range = IDBKeyRange.bound([userId, beginning, ''], [userId, `${beginning}${LAST}`, LAST]);
  const keys = await (await database()).getAllKeys('edits', range);
  const noted = journalNames(userId).filter((name) => name.startsWith(beginning));
  return [...new Set([...keys.map(([, name]) => String(name)), ...noted])];
}

/** Erases every draft on this device: done on sign-out (req:product-browser-state). */
export async function eraseDrafts(): Promise<void> {
  eraseJournals();
  await (await database()).clear('edits');
}
