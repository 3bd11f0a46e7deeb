import { UUID_FORM } from '@contract/schema';

const KEY = new RegExp(`^${UUID_FORM}$`);

/** Files bear the ids of their rows; whatever else lies in the same place belongs to somebody else. */
export const isStorageKey = (name: string): boolean => KEY.test(name);

/** No name from elsewhere becomes a path. */
export const requireKey = (key: string): string => {
  if (!isStorageKey(key)) throw new Error(`not a storage key: ${key}`);
  return key;
};
