import { isSensitivePath } from '@contract/sensitive';
import type { DBSchema } from 'idb';
import { claimName } from '@/utils/claim-name';
import { deviceDatabase } from '@/utils/device-database';
import { keepsNothing } from '@/utils/stored';
import { fieldNamed } from './aside';
import { draftJournal, eraseJournals, journalNames } from './draft-journal';
import type { Edit } from './draft-state';

/**
 * Name of a record's draft on this device: the number of an application, `demand/7`, or `demand/new-…` before the
 * record exists.
 */
export type DraftName = number | string;

interface DraftDb extends DBSchema {
  edits: { key: [number, DraftName, string]; value: Edit };
}

const NAME = 'kaichuang-drafts';
const database = deviceDatabase<DraftDb>(NAME, 'edits');

/** Null where the browser refuses to open a database: then only the journal keeps unsaved edits. */
const opened = () => database().catch(() => null);

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
      const db = await opened();
      const edits: Record<string, Edit> = {};
      const cursors = () => db?.transaction('edits').store.openCursor(IDBKeyRange.bound(key(''), key(LAST)));
      for (let cursor = await cursors(); cursor; cursor = await cursor.continue())
        edits[cursor.key[2]] = cursor.value;
      for (const [path, noted] of Object.entries(journal.read()))
        if (noted.at >= (edits[path]?.at ?? 0)) edits[path] = noted;
      return edits;
    },
    write: async (path, value) => {
      if (isSensitivePath(fieldNamed(path))) return;
      const isNoted = journal.note(path, value);
      const db = await opened();
      if (!db) {
        if (!isNoted || keepsNothing()) throw new Error('This device keeps nothing that was typed.');
        return;
      }
      await db.put('edits', value, key(path));
      journal.strike(path, value.at);
    },
    forget: async (path, upTo) => {
      journal.strike(path, upTo);
      const db = await opened();
      if (!db) return;
      const transaction = db.transaction('edits', 'readwrite');
      const held = await transaction.store.get(key(path));
      if (held && held.at <= upTo) await transaction.store.delete(key(path));
      await transaction.done;
    },
  };
};

/** Claims the name of a new record for this tab; null while another tab holds it. */
export const claimDraft = (userId: number, name: string): ReturnType<typeof claimName> =>
  claimName(`kaichuang-${userId}-${name}`);

/** Records whose names begin so and that have unsaved edits of this person here. */
export async function draftNames(userId: number, beginning: string): Promise<string[]> {
  const db = await opened();
  const range = () => IDBKeyRange.bound([userId, beginning, ''], [userId, `${beginning}${LAST}`, LAST]);
  const keys = db ? await db.getAllKeys('edits', range()) : [];
  const noted = journalNames(userId).filter((name) => name.startsWith(beginning));
  return [...new Set([...keys.map(([, name]) => String(name)), ...noted])];
}

/** Erases every draft on this device: done on sign-out (req:product-browser-state). */
export async function eraseDrafts(): Promise<void> {
  eraseJournals();
  await (await opened())?.clear('edits');
}
