import type { DBSchema } from 'idb';
import { claimName } from '@/utils/claim-name';
import { deviceDatabase } from '@/utils/device-database';

export interface KeptFile {
  slot: string;
  file: File;
  /** Position in the order of choosing; missing for files that an earlier version stored. */
  chosen?: number;
}

interface UploadDb extends DBSchema {
  files: { key: [string, string]; value: KeptFile };
}

const NAME = 'kaichuang-uploads';
/** Keys under which tus-js-client remembers addresses of unfinished uploads. */
const ADDRESS_KEY = 'tus::';
const LAST = '\uffff';

const database = deviceDatabase<UploadDb>(NAME, 'files');
/** Null where the browser refuses to open a database: then nothing is stored. */
const opened = () => database().catch(() => null);

/** Files under way, kept on this device until they have arrived, so that a reload does not ask for them again. */
export interface UploadStorage {
  list: () => Promise<(KeptFile & { id: string })[]>;
  keep: (id: string, kept: KeptFile) => Promise<void>;
  forget: (id: string) => Promise<void>;
  /** Claims a file for this tab, so that only one tab sends it; null while another tab holds it. */
  claim: (id: string) => Promise<(() => void) | null>;
}

export const uploadStorage = (owner: string): UploadStorage => ({
  list: async () => {
    const db = await opened();
    const cursors = () =>
      db?.transaction('files').store.openCursor(IDBKeyRange.bound([owner, ''], [owner, LAST]));
    const found: (KeptFile & { id: string })[] = [];
    for (let cursor = await cursors(); cursor; cursor = await cursor.continue())
      found.push({ ...cursor.value, id: cursor.key[1] });
    return found;
  },
  keep: async (id, kept) => void (await (await database()).put('files', kept, [owner, id])),
  forget: async (id) => (await opened())?.delete('files', [owner, id]),
  claim: (id) => claimName(`${NAME}-${owner}-${id}`),
});

/** Erases what is left of unfinished uploads on this device: done on sign-out, like drafts. */
export const eraseUploads = async (): Promise<void> => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(ADDRESS_KEY)) localStorage.removeItem(key);
  await (await opened())?.clear('files');
};
