import { MINUTE_MS } from '@contract/time-units';
import { keepsNothing, tryStore } from './stored';

const KEY = 'chunk_reload';
const AGAIN_AFTER_MS = 5 * MINUTE_MS;

/** Whether a part of the app could not be fetched in time, by webpack's name for the error and the browsers' own. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|dynamically imported module|Importing a module script failed/.test(error.message));

/**
 * After a new release the old page asks for files that are gone; one reload brings the new ones.
 * Never twice in a row, and never without a network, where a reload would only lose the page.
 */
export function mayReloadForChunk(now = Date.now()): boolean {
  // Where nothing can be stored, the reloaded page could not know that it was reloaded already.
  if (!navigator.onLine || keepsNothing()) return false;
  if (now - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_AFTER_MS) return false;
  // The same if there is no room to store the time of the first reload.
  return tryStore(sessionStorage, KEY, String(now));
}
