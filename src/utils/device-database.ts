import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';

/**
 * A database of this device with one store, opened when it is first asked for. It is given up when another tab wants to
 * delete or to upgrade it, which would wait for ever otherwise, and opened anew after that, or after the browser has
 * closed it.
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  store: StoreNames<Schema>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  const open = async (): Promise<IDBPDatabase<Schema>> =>
    openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore(store),
      blocking: (_version, _wanted, { target }) => {
        forget();
        (target as IDBDatabase).close();
      },
      terminated: forget,
    });
  return () => {
    if (!opened) {
      opened = open();
      opened.catch(forget);
    }
    return opened;
  };
}
