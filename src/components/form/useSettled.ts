import { useEffect, useRef } from 'react';
import { afterPress } from './after-press';

const open = new Set<() => void>();

const settleAll = (): void => {
  for (const settle of open) settle();
};
const onVisibility = (): void => {
  if (document.visibilityState === 'hidden') settleAll();
};
/** In the capture phase, so that a listener that saves the page when it is hidden saves the settled values. */
const CAPTURE = { capture: true };

function listen(settle: () => void): () => void {
  if (open.size === 0) {
    document.addEventListener('visibilitychange', onVisibility, CAPTURE);
    window.addEventListener('pagehide', settleAll, CAPTURE);
  }
  open.add(settle);
  return () => {
    open.delete(settle);
    if (open.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility, CAPTURE);
    window.removeEventListener('pagehide', settleAll, CAPTURE);
  };
}

/**
 * Typed text becomes its value when the focus leaves the field, when the field is unmounted and when the page is
 * hidden: the same for every control. Returns the control's blur handler, which calls `onBlur` last.
 */
export function useSettled(settle: () => void, onBlur?: () => void): () => void {
  const latest = useRef(settle);
  latest.current = settle;
  const callOff = useRef((): void => undefined);
  useEffect(() => {
    const run = (): void => latest.current();
    const forget = listen(run);
    return () => {
      forget();
      callOff.current();
      run();
    };
  }, []);
  return () => {
    callOff.current = afterPress(() => {
      latest.current();
      onBlur?.();
    });
  };
}
