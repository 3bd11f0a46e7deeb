import type { Config } from '@server/config/config';
import { createDiskStorage } from './disk-storage';
import type { FileStorage } from './file-storage';
import { createObjectStorage } from './object-storage';

export type StorageConfig = Pick<Config, 'uploadDir' | 'store' | 'clamdUrl'>;

const opened = new WeakMap<StorageConfig, Promise<FileStorage>>();

const create = async ({ uploadDir, store, clamdUrl }: StorageConfig): Promise<FileStorage> =>
  store ? createObjectStorage(store, clamdUrl) : createDiskStorage(uploadDir, clamdUrl);

/** The storage that the configuration names; opened once per process, to share its connections. */
export const storageOf = (config: StorageConfig): Promise<FileStorage> => {
  const found = opened.get(config) ?? create(config);
  opened.set(config, found);
  return found;
};
