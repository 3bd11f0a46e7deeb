/** A map of up to `size` entries; the least recently used is dropped first. */
export interface LruMap<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => void;
}

export const createLruMap = <Key, Value>(size: number): LruMap<Key, Value> => {
  const entries = new Map<Key, Value>();
  return {
    get: (key) => entries.get(key),
    set: (key, value) => {
      // A Map keeps insertion order, so an entry that is used is deleted and inserted again.
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    },
  };
};
