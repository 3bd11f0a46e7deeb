import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a native dialog that is shown as long as it is rendered. It is closed before it leaves the document, because only
 * then does the browser return the focus to where it was.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}
