import { type RefObject, useEffect } from 'react';
import type { Seen } from '@/utils/keep-focus';

/**
 * An element that removes itself when it is pressed takes the focus with it, and keyboard users would start at the top
 * of the page again. Within this frame the focus moves on (`keepFocus`); the code is loaded at the first focus, so that
 * a page that is only read does without. Until it is there, what stood in the frame at the last focus is remembered, so
 * that a slow network changes nothing about where the focus goes.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    let seen: Seen;
    let isAsked = false;
    let end = (): void => root.removeEventListener('focusin', remember);
    const remember = (event: FocusEvent): void => {
      seen = { path: event.composedPath(), elements: new Set(root.querySelectorAll('*')) };
      if (isAsked) return;
      isAsked = true;
      void import('@/utils/keep-focus').then(
        ({ keepFocus }) => {
          end();
          if (root.isConnected) end = keepFocus(root, seen);
        },
        // Without a network, loading is tried again at the next focus.
        () => {
          isAsked = false;
        },
      );
    };
    root.addEventListener('focusin', remember);
    return () => end();
  }, [frame]);
}
