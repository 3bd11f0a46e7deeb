import { useEffect, useRef } from 'react';
import { afterPress } from './after-press';

const open = new Set<() => void>();

const settleAll = (): void => {
  for (const settle of open) settle();
};
const onVisibility = (): void => {
  if (document.visibilityState === 'hidden') settleAll();
};
/** Caught on the way down, so that whoever saves the page as it hides saves what was settled. */
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
 * What was typed becomes the value it means when the focus leaves the field, when the field goes and when the page
 * hides: one way for every control. Answers what a control calls on blur, after which `onBlur` is told.
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
