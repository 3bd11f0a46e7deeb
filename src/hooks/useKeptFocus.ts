import { type RefObject, useEffect } from 'react';

/**
 * What takes itself away when it is pressed takes the focus along, and whoever uses the keyboard would begin at the top
 * of the page again. Within this frame the focus goes on (`keepFocus`), from the first thing that has it: a page that is
 * only read does without.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    let end: (() => void) | null = null;
    let isGone = false;
    const wait = (): void => root.addEventListener('focusin', start, { once: true });
    // Where the network is away it is tried again with what has the focus next.
    // By the time it is there, a dialog may have opened from what was focused first, or that may be gone.
    const start = (event: FocusEvent): void => {
      const path = event.composedPath();
      void import('@/utils/keep-focus').then(({ keepFocus }) => {
        if (!isGone) end = keepFocus(root, path);
      }, wait);
    };
    wait();
    return () => {
      isGone = true;
      root.removeEventListener('focusin', start);
      end?.();
    };
  }, [frame]);
}
