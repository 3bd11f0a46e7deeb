import { UUID_FORM } from '@contract/schema';

const KEY = new RegExp(`^${UUID_FORM}$`);

/** Files are named by the ids of their rows; anything else in the same place is not ours. */
export const isStorageKey = (name: string): boolean => KEY.test(name);

/** Throws for anything but a storage key, so that no foreign name becomes a path. */
export const requireKey = (key: string): string => {
  if (!isStorageKey(key)) throw new Error(`not a storage key: ${key}`);
  return key;
};
