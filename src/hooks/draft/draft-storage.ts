import { isSensitivePath } from '@contract/sensitive';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { draftJournal, eraseJournals } from './draft-journal';
import type { Edit } from './draft-state';

interface DraftDb extends DBSchema {
  edits: { key: [number, number, string]; value: Edit };
}

const NAME = 'kaichuang-drafts';
let opened: Promise<IDBPDatabase<DraftDb>> | undefined;
const database = (): Promise<IDBPDatabase<DraftDb>> => {
  opened ??= openDB<DraftDb>(NAME, 1, { upgrade: (db) => void db.createObjectStore('edits') });
  return opened;
};

const LAST = '\uffff';

/** Unsaved edits of one person's one application, on this device. ID numbers never get here. */
export interface DraftStorage {
  read: () => Promise<Record<string, Edit>>;
  write: (path: string, edit: Edit) => Promise<void>;
  /** Forgets an edit unless a newer one (another tab's) has taken its place. */
  forget: (path: string, upTo: number) => Promise<void>;
}

export const draftStorage = (userId: number, applicationId: number): DraftStorage => {
  const key = (path: string): [number, number, string] => [userId, applicationId, path];
  const journal = draftJournal(userId, applicationId);
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

/** Erases every draft on this device: done on sign-out (req:product-browser-state). */
export async function eraseDrafts(): Promise<void> {
  eraseJournals();
  await (await database()).clear('edits');
}
