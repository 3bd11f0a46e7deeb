import { useLoad } from './useLoad';

/** Updates a page when its reader comes back to the tab, throttled like every other refresh on focus. */
export function useOnReturn(run: () => unknown, enabled = true): void {
  const follow = async (): Promise<true> => {
    await run();
    return true;
  };
  // The data with which the page opened needs no first run.
  useLoad(follow, { atOnce: () => true, refreshOnWindowFocus: enabled });
}
