/** What was used last, up to `size` entries; the one unused for longest is forgotten first. */
export interface LruMap<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => void;
}

export const createLruMap = <Key, Value>(size: number): LruMap<Key, Value> => {
  const entries = new Map<Key, Value>();
  return {
    get: (key) => entries.get(key),
    set: (key, value) => {
      // A map keeps the order in which its keys came: what is used comes again.
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    },
  };
};
