import { useEffect, useRef } from 'react';

const focused = (): Element | null => document.activeElement;

/** The focus is nowhere, or in a dialog that has nothing to do with this one: the question whether to leave, fading. */
const isFree = (opener: Element): boolean => {
  const dialog = focused()?.closest('[role="dialog"]');
  return dialog ? !dialog.contains(opener) : (focused() ?? document.body) === document.body;
};

/** What opened a dialog is gone: the drawer it stood over goes on, so that Escape closes that. */
export const focusBelow = (): void => {
  if ((focused() ?? document.body) !== document.body) return;
  const below = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  below?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};

/**
 * antd gives the focus back to what opened a dialog once the dialog has closed, and not when it is taken out of the
 * page while it still stands open: then this gives it back. What was opened by something that is gone is left to the
 * drawer below it, or to the frame of the page (`useKeptFocus`).
 */
export function useOpenerFocus(open: boolean | undefined): void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // Known only while it is drawn: with its effects the focus is inside already.
  if (open && !wasOpen.current) opener.current = focused();
  wasOpen.current = open === true;
  useEffect(
    () => () => {
      const { current } = opener;
      if (!(current instanceof HTMLElement && isFree(current))) return;
      if (current.isConnected) current.focus({ preventScroll: true });
      else focusBelow();
    },
    [],
  );
}
