import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { isStorageAway } from '@server/errors/storage-away';
import type { FileStorage } from '@server/storage/file-storage';
import { storageOf } from '@server/storage/open-storage';
import { newestReady } from './repository';

/** How many of the newest files are looked for. One may be missing; if all are, this is another place. */
const LOOKS = 20;

const holdsOurFiles = async (db: Database, storage: FileStorage): Promise<boolean> => {
  const files = await newestReady(db.kysely, LOOKS);
  for (const { storageKey } of files) if ((await storage.size(storageKey)) > 0) return true;
  return files.length === 0;
};

const look = async (db: Database, storage: FileStorage, say: (line: string) => void): Promise<void> => {
  await storage.check('writing');
  if (await holdsOurFiles(db, storage)) return;
  const place = storage.kind === 'store' ? '对象存储（STORAGE_URL）' : '上传目录（UPLOAD_DIR）';
  const text = `${place}里没有这个平台的附件。附件若在另一处，请先用 npm run storage:move 搬过来；见 docs/operations.md。`;
  // An upload directory without our files is only reported: the rest of the service still works for everybody.
  if (storage.kind === 'folder') say(text);
  else throw new StartupError(text, EXIT_CODES.wrongData);
};

/**
 * What only its operator can mend, a wrong key or bucket, keeps the service from starting; a store that is away does
 * not: everything but the files works, and they come back with it.
 */
export const checkStorage = async (
  config: Config,
  db: Database,
  say: (line: string) => void,
): Promise<void> => {
  try {
    await look(db, await storageOf(config), say);
  } catch (error) {
    if (!isStorageAway(error)) throw error;
    if (error.fault !== 'unreachable') throw new StartupError(error.message, EXIT_CODES.badConfig);
    say(`${error.message}服务照常启动，附件在它恢复之前不能上传和下载。`);
  }
};
