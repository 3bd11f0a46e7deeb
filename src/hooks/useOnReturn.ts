import { useLoad } from './useLoad';

/** Brings a page up to date when its reader comes back to the tab, no more often than everything else that does so. */
export function useOnReturn(run: () => unknown, enabled = true): void {
  const follow = async (): Promise<true> => {
    await run();
    return true;
  };
  // What the page opened with needs no asking.
  useLoad(follow, { atOnce: () => true, refreshOnWindowFocus: enabled });
}
