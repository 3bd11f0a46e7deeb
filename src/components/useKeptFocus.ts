import { type RefObject, useEffect } from 'react';

const FIRST_ACTS = ['keydown', 'pointerdown'] as const;

/** Calls `then` at once, or at the first press of a key or a pointer if the reader has done nothing on the page yet. */
function onceUsed(then: () => void): () => void {
  const isUsed = navigator.userActivation?.hasBeenActive ?? true;
  if (isUsed) {
    then();
    return () => undefined;
  }
  const act = (): void => {
    forget();
    then();
  };
  const forget = (): void => {
    for (const type of FIRST_ACTS) removeEventListener(type, act, true);
  };
  for (const type of FIRST_ACTS) addEventListener(type, act, true);
  return forget;
}

/**
 * An element that removes itself when it is pressed takes the focus with it, and keyboard users would start at the top
 * of the page again. Within this frame the focus moves on (`keepFocus`); the code is loaded once the reader
 * has given something the focus, so that a page that is only read does without, also one that focuses a field by itself.
 * What happens until it is there is recorded, so that a slow network changes nothing about where the focus goes.
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
      // Without a network, loading is tried again at the next focus. Once the code is loaded, a dialog may have opened
      // from the element that was focused, or that element may be gone.
      const load = (): void =>
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
      const forget = onceUsed(load);
      end = () => {
        forget();
        stopRecording();
      };
    };
    wait();
    return () => {
      isGone = true;
      root.removeEventListener('focusin', start);
      end();
    };
  }, [frame]);
}
