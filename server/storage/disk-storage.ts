import { mkdirSync } from 'node:fs';
import {
  access,
  constants,
  type FileHandle,
  open,
  readdir,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { FileLost, isUnreadable } from '@server/errors/file-lost';
import { StorageAway } from '@server/errors/storage-away';
import { DiskUploads } from './disk-uploads';
import type { FileStorage } from './file-storage';
import { isStorageKey, requireKey } from './storage-key';
import { createScan } from './virus-scan';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files of one directory, each under its id, with the upload's own record beside it as `{id}.json`. */
export const createDiskStorage = (directory: string, clamdUrl: string | null = null): FileStorage => {
  const scan = createScan(clamdUrl);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const pathOf = (key: string): string => join(directory, requireKey(key));
  const check: FileStorage['check'] = async () => {
    try {
      await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      throw new StorageAway(
        `上传目录 ${directory} 不能读写，请检查目录是否存在、属于谁。`,
        'unreachable',
        error,
      );
    }
  };
  const handleOf = async (key: string): Promise<FileHandle> => {
    try {
      return await open(pathOf(key), 'r');
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      // Where the whole directory is gone, no single file is lost.
      await check();
      throw new FileLost(key, error);
    }
  };
  const withFile = async <T>(key: string, use: (file: FileHandle) => Promise<T>): Promise<T> => {
    const file = await handleOf(key);
    try {
      return await use(file);
    } finally {
      await file.close();
    }
  };
  const openFile: FileStorage['open'] = async (key, range) => (await handleOf(key)).createReadStream(range);

  return {
    kind: 'folder',
    uploads: new DiskUploads({ directory }),
    check,
    room: async () => {
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
    size: async (key) => {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (isMissing(error)) return 0;
        throw error;
      }
    },
    settle: (key) => withFile(key, (file) => file.sync()),
    readAt: (key, offset, length) =>
      withFile(key, async (file) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
        return buffer.subarray(0, bytesRead);
      }),
    scan: (key) => scan(() => openFile(key)),
    open: openFile,
    put: async (key, bytes) => {
      await writeFile(pathOf(key), bytes, { flag: 'wx', mode: 0o600, flush: true });
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}.json`, { force: true });
    },
    list: async (before) => {
      const keys = (await readdir(directory)).filter(isStorageKey);
      if (!before) return keys;
      const old: string[] = [];
      for (const key of keys) {
        const facts = await stat(pathOf(key)).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        });
        if (facts && facts.mtime < before) old.push(key);
      }
      return old;
    },
  };
};
