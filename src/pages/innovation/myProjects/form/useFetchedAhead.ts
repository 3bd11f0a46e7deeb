import { useEffect } from 'react';
import { fetchDraftViews } from './lazy-views';
import { fetchSections } from './section-bodies';

/** Delay before prefetching, so that it does not slow down the first view. */
const AFTER_MS = 5_000;

/**
 * Prefetches the other sections and views of a draft while the browser is idle, so that a writer who goes offline can
 * still move between steps. What failed is requested again when opened, and its error is shown then.
 */
export function useFetchedAhead(): void {
  useEffect(() => {
    // Skip prefetching in browsers that cannot report idle time.
    if (!window.requestIdleCallback) return;
    const timer = setTimeout(() => {
      window.requestIdleCallback(() => void Promise.allSettled([...fetchSections(), ...fetchDraftViews()]));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
