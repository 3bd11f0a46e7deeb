import { AsyncLocalStorage } from 'node:async_hooks';

const preparing = new AsyncLocalStorage<{ seen: Set<string> }>();

/**
 * For requests of the service to itself while it prepares a page: nobody has read it yet, so no view counts. `seen`
 * collects the URLs whose views would count.
 */
export const whilePreparing = <T>(seen: Set<string>, act: () => T): T => preparing.run({ seen }, act);

/** Notes a URL whose views are counted while a page is prepared; false for a reader's own request. */
export const isOnlyPrepared = (url: string): boolean => {
  const store = preparing.getStore();
  store?.seen.add(url);
  return store !== undefined;
};
