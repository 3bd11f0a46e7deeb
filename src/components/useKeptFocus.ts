import { type RefObject, useEffect } from 'react';

/**
 * An element that removes itself when it is pressed takes the focus with it, and keyboard users would start at the top
 * of the page again. Within this frame the focus moves on (`keepFocus`); the code is loaded at the first focus, so that
 * a page that is only read does without. What happens while it is loading is recorded, so that a slow network changes
 * nothing about where the focus goes.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    let end: () => void = () => root.removeEventListener('focusin', start);
    let isGone = false;
    const wait = (): void => root.addEventListener('focusin', start, { once: true });
    const start = (event: FocusEvent): void => {
      let path = event.composedPath();
      const added: Node[] = [];
      const remember = (later: FocusEvent): void => {
        path = later.composedPath();
        added.length = 0;
      };
      const record = (records: MutationRecord[]): void => {
        const [focused] = path;
        if (focused instanceof Node && !focused.isConnected)
          added.push(...records.flatMap(({ addedNodes }) => [...addedNodes]));
      };
      const observer = new MutationObserver(record);
      observer.observe(root, { childList: true, subtree: true });
      root.addEventListener('focusin', remember);
      const stopRecording = (): void => {
        record(observer.takeRecords());
        observer.disconnect();
        root.removeEventListener('focusin', remember);
      };
      end = stopRecording;
      // Without a network, loading is tried again at the next focus. Once the code is loaded, a dialog may have opened
      // from the element that was focused, or that element may be gone.
      void import('@/utils/keep-focus').then(
        ({ keepFocus }) => {
          stopRecording();
          if (!isGone) end = keepFocus(root, { path, added });
        },
        () => {
          stopRecording();
          if (!isGone) wait();
        },
      );
    };
    wait();
    return () => {
      isGone = true;
      root.removeEventListener('focusin', start);
      end();
    };
  }, [frame]);
}
