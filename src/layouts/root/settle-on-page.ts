import { decodeSafely } from '@/utils/decode-safely';
import { headingOfPage } from '@/utils/heading-of-page';
import type { Arrival } from './arrival';

/**
 * How long a page that shows its heading may still replace it or grow to the previous scroll position. Until the
 * heading appears, a slow network or machine is waited for without a limit.
 */
const PATIENCE_MS = 4_000;

/** Input by which the reader takes over. */
const OWN_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

function focusWithin(element: HTMLElement): void {
  if (!element.matches('a, button, input, select, textarea')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Somebody who has begun to type or to tab is not pulled away. */
const isBusyInMain = (heading: HTMLElement): boolean =>
  document.activeElement !== null &&
  // This code has focused the heading, while the link that the reader came from is still loading.
  document.activeElement !== heading &&
  document.querySelector('main')?.contains(document.activeElement) === true;

/** False while something that belongs to the arrival is still missing. */
function arrive({ place, hash, isLoaded }: Arrival, heading: HTMLElement): boolean {
  const mayFocus = !isLoaded && !isBusyInMain(heading);
  if (place) {
    window.scrollTo(0, place.y);
    const origin =
      place.href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(place.href)}"]`);
    if (mayFocus) focusWithin(origin || heading);
    // While content is loading the page is too short and the link is missing: this is tried again when the page has
    // grown.
    return Math.abs(window.scrollY - place.y) < 2 && (!place.href || isLoaded || origin !== null);
  }
  const target = hash ? document.getElementById(decodeSafely(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else if (!isLoaded) window.scrollTo(0, 0);
  if (mayFocus) focusWithin(target ?? heading);
  return !hash || target !== null;
}

/**
 * Waits until the page has a heading, then scrolls, moves the focus and reports the title; again when the page replaces
 * that heading, which loses the focus, or its title. Returns the function that ends it.
 */
export function settleOnPage(arrival: Arrival, onTitle: (title: string) => void): () => void {
  let known: HTMLElement | null = null;
  let title: string | null = null;
  let hasArrived = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of OWN_ACTS) window.removeEventListener(name, stop);
  };
  const look = (): void => {
    const heading = headingOfPage();
    if (heading !== known || !heading) clearTimeout(timer);
    if (!heading) return;
    if (heading !== known) timer = setTimeout(stop, PATIENCE_MS);
    if (!hasArrived || !known?.isConnected) hasArrived = arrive(arrival, heading);
    known = heading;
    if (document.title !== title) onTitle(document.title);
    title = document.title;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const name of OWN_ACTS) window.addEventListener(name, stop, { passive: true });
  look();
  return stop;
}
