import { isStorageAway, type StorageAway } from '@server/errors/storage-away';
import { type StorageConfig, storageOf } from './open-storage';

/** Health checks come every second; they share one check of the storage for this long, in ms. */
const FRESH_MS = 5000;

const look = async (config: StorageConfig): Promise<StorageAway | null> => {
  try {
    await (await storageOf(config)).check();
    return null;
  } catch (error) {
    if (isStorageAway(error)) return error;
    throw error;
  }
};

/** Answers what is wrong with the storage, as of a few seconds ago at most; null if it works. */
export const watchStorage = (config: StorageConfig): (() => Promise<StorageAway | null>) => {
  let known: { until: number; state: Promise<StorageAway | null> } | null = null;
  return () => {
    if (!known || performance.now() > known.until)
      known = { until: performance.now() + FRESH_MS, state: look(config) };
    return known.state;
  };
};
