import { readPlace } from './places';

interface Arrival {
  /** The history entry that was reached. */
  key: string;
  hash: string;
  isBack: boolean;
  /** The first page of a visit: the browser itself reads it out, focus stays where it is. */
  isFirst: boolean;
  onSettled: () => void;
}

/** A page's chunk and data come late; this long its heading and height are waited for. */
const PATIENCE_MS = 4_000;

const headingOfPage = (): HTMLElement | null =>
  document.querySelector('[data-page-loading], #preview')
    ? null
    : document.querySelector<HTMLElement>('main h1');

function focusWithin(element: HTMLElement): void {
  if (!element.matches('a, button, input, select, textarea')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Somebody who has begun to type or to tab is not pulled away. */
const isBusyInMain = (heading: HTMLElement): boolean =>
  document.activeElement !== null &&
  // The heading has the focus from here, while the link one came from is still loading.
  document.activeElement !== heading &&
  document.querySelector('main')?.contains(document.activeElement) === true;

function arrive({ key, hash, isBack, isFirst }: Arrival, heading: HTMLElement): boolean {
  const place = isBack ? readPlace(key) : null;
  if (place) {
    window.scrollTo(0, place.y);
    const origin =
      place.href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(place.href)}"]`);
    if (!isBusyInMain(heading)) focusWithin(origin || heading);
    // Content that is still loading leaves the page too short and without that link: try again when it has grown.
    return Math.abs(window.scrollY - place.y) < 2 && (!place.href || origin !== null);
  }
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else if (!isFirst) window.scrollTo(0, 0);
  if (!isFirst && !isBusyInMain(heading)) focusWithin(target ?? heading);
  return !hash || target !== null;
}

/**
 * Waits until the page has a heading, then scrolls and moves focus; Back returns to the place and
 * the link one came from. Returns the function that gives up.
 */
export function settleOnPage(arrival: Arrival): () => void {
  let settled = false;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(name, stop);
  };
  const look = (): void => {
    const heading = headingOfPage();
    if (!heading) return;
    const arrived = arrive(arrival, heading);
    if (!settled) arrival.onSettled();
    settled = true;
    if (arrived) stop();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  // Whoever scrolls or types has taken over.
  for (const name of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(name, stop, { passive: true });
  look();
  return stop;
}
