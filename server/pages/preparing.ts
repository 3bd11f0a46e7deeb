import { AsyncLocalStorage } from 'node:async_hooks';

const preparing = new AsyncLocalStorage<{ seen: Set<string> }>();

/** What the service asks itself while it prepares a page: nobody has read it yet. `seen` gathers what would be counted. */
export const whilePreparing = <T>(seen: Set<string>, act: () => T): T => preparing.run({ seen }, act);

/** Notes that the page shows something whose readings are counted; false where somebody asks for it themselves. */
export const isOnlyPrepared = (url: string): boolean => {
  const store = preparing.getStore();
  store?.seen.add(url);
  return store !== undefined;
};
