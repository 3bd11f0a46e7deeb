import { isStorageAway, type StorageAway } from '@server/errors/storage-away';
import { type StorageConfig, storageOf } from './open-storage';

/** Whoever asks for the health of the service every second does not ask the store each time. */
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

/** Answers what is wrong with the place of the files, as it was at most a few seconds ago. */
export const watchStorage = (config: StorageConfig): (() => Promise<StorageAway | null>) => {
  let known: { until: number; state: Promise<StorageAway | null> } | null = null;
  return () => {
    if (!known || performance.now() > known.until)
      known = { until: performance.now() + FRESH_MS, state: look(config) };
    return known.state;
  };
};
