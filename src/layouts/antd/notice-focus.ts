const isNowhere = (): boolean => (document.activeElement ?? document.body) === document.body;

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
 * When a notice that has the focus goes away, returns the focus to where the reader was before; the next press of the
 * Tab key would otherwise begin at the top of the page.
 * @returns the function that ends it.
 */
export function returnFocus(place: HTMLElement): () => void {
  let before: EventTarget | null = null;
  let inside: EventTarget | null = null;
  const remember = ({ target, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) before = relatedTarget;
    inside = target;
  };
  const observer = new MutationObserver(() => {
    if (!(inside instanceof Node) || inside.isConnected) return;
    inside = null;
    if (isNowhere() && before instanceof HTMLElement && before.isConnected)
      before.focus({ preventScroll: true });
  });
  place.addEventListener('focusin', remember);
  observer.observe(place, { childList: true, subtree: true });
  return () => {
    place.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
