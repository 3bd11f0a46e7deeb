import { type RefObject, useEffect } from 'react';

/**
 * An element that removes itself when it is pressed takes the focus with it, and keyboard users would start at the top
 * of the page again. Within this frame the focus moves on (`keepFocus`); the code is loaded at the first focus, so that
 * a page that is only read does without.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    let end: (() => void) | null = null;
    let isGone = false;
    const wait = (): void => root.addEventListener('focusin', start, { once: true });
    // Without a network, loading is tried again at the next focus. Once the code is loaded, a dialog may have opened
    // from the element that was focused first, or that element may be gone.
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
