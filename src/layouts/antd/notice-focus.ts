import { onFocusLost } from '@/utils/lost-focus';

/**
 * Puts the notices above a dialog that was opened meanwhile, without taking the focus from a notice. Without the top
 * layer only their z-index counts.
 */
export function raise(place: HTMLElement): void {
  if (!('showPopover' in place)) return;
  const focused = document.activeElement;
  place.hidePopover();
  place.showPopover();
  if (focused instanceof HTMLElement && place.contains(focused)) focused.focus({ preventScroll: true });
}

/**
 * When a notice that has the focus goes away, returns the focus to where the reader was before.
 * @returns the function that ends it.
 */
export function returnFocus(place: HTMLElement): () => void {
  let before: EventTarget | null = null;
  const enter = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) before = relatedTarget;
  };
  place.addEventListener('focusin', enter);
  const end = onFocusLost(place, () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  });
  return () => {
    place.removeEventListener('focusin', enter);
    end();
  };
}
