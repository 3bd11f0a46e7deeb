import { useEffect, useRef } from 'react';

const focused = (): Element | null => document.activeElement;

/**
 * Whether the focus may be moved: nothing has it, or an unrelated dialog that is closing, such as the question whether
 * to leave.
 */
const isFree = (opener: Element): boolean => {
  const dialog = focused()?.closest('[role="dialog"]');
  return dialog ? !dialog.contains(opener) : (focused() ?? document.body) === document.body;
};

/** The element that opened a dialog is gone: the focus goes to the drawer below, so that Escape closes that one. */
export const focusBelow = (): void => {
  if ((focused() ?? document.body) !== document.body) return;
  const below = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  below?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};

/**
 * Returns the focus to the opener when a dialog closes or is unmounted. antd does so only if nothing in the dialog has
 * taken the focus before antd looks for the opener, and never for a dialog that is unmounted while it is open. If the
 * opener is gone, the focus goes to the drawer below or is left to the frame of the page (`useKeptFocus`).
 */
export function useOpenerFocus(open: boolean | undefined): void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // Read during render: when effects run, the focus has already moved into the dialog.
  if (open && !wasOpen.current) opener.current = focused();
  wasOpen.current = open === true;
  useEffect(() => {
    if (open === false) return;
    return () => {
      const { current } = opener;
      if (!(current instanceof HTMLElement && isFree(current))) return;
      if (current.isConnected) current.focus({ preventScroll: true });
      else focusBelow();
    };
  }, [open]);
}
