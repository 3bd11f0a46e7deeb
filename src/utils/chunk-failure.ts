import { MINUTE_MS } from '@contract/time-units';
import { keepsNothing, tryStore } from './stored';

const KEY = 'chunk_reload';
const AGAIN_AFTER_MS = 5 * MINUTE_MS;

/** A part of the app that did not arrive, or did not in time: webpack's name for it, and the browsers' own. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|dynamically imported module|Importing a module script failed/.test(error.message));

/**
 * After a new release the old page asks for files that are gone; one reload brings the new ones.
 * Never twice in a row, and never without a network, where a reload would only lose the page.
 */
export function mayReloadForChunk(now = Date.now()): boolean {
  // Where nothing is kept, the page that comes could not know that it was the second one.
  if (!navigator.onLine || keepsNothing()) return false;
  if (now - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_AFTER_MS) return false;
  // Nor could it where there is no room to note the first.
  return tryStore(sessionStorage, KEY, String(now));
}
