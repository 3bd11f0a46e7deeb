import { createReadStream, mkdirSync } from 'node:fs';
import { type FileHandle, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UUID_FORM } from '@contract/schema';
import { DiskUploads } from './disk-uploads';
import type { FileStorage } from './file-storage';
import { createScan } from './virus-scan';

const KEY = new RegExp(`^${UUID_FORM}$`);
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files of one directory, each under its id, with the upload's own record beside it as `{id}.json`. */
export const createDiskStorage = (directory: string, clamdUrl: string | null = null): FileStorage => {
  const scan = createScan(clamdUrl);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
    return join(directory, key);
  };
  const withFile = async <T>(key: string, use: (file: FileHandle) => Promise<T>): Promise<T> => {
    const file = await open(pathOf(key), 'r');
    try {
      return await use(file);
    } finally {
      await file.close();
    }
  };

  return {
    uploads: new DiskUploads({ directory }),
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
    readAt: (key, offset, length) =>
      withFile(key, async (file) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
        return buffer.subarray(0, bytesRead);
      }),
    scan: (key) => scan(createReadStream(pathOf(key))),
    open: (key, range) => createReadStream(pathOf(key), range),
    flush: (key) => withFile(key, (file) => file.sync()),
    put: async (key, bytes) => {
      await writeFile(pathOf(key), bytes, { flag: 'wx', mode: 0o600, flush: true });
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}.json`, { force: true });
    },
    listOlder: async (before) => {
      const keys = (await readdir(directory)).filter((name) => KEY.test(name));
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
