import { useEffect } from 'react';
import { fetchDraftViews } from './lazy-views';
import { fetchSections } from './section-bodies';

/** The first view stands, and whoever has just come is not kept waiting by what comes later. */
const AFTER_MS = 5_000;

/**
 * Fetches the other sections and views of a draft while nothing else is done: whoever loses the line goes on from step
 * to step. What does not arrive is asked for again when it is opened, and said then.
 */
export function useFetchedAhead(): void {
  useEffect(() => {
    // Not where the browser cannot tell when it has nothing to do.
    if (!window.requestIdleCallback) return;
    const timer = setTimeout(() => {
      window.requestIdleCallback(() => void Promise.allSettled([...fetchSections(), ...fetchDraftViews()]));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
