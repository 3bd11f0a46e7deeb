import { useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { decodeSafely } from '@/utils/decode-safely';
import { focusField } from '@/utils/focus-field';

/** A view is fetched when it is first opened; its heading, or its field, is waited for this long. */
const PATIENCE_MS = 3_000;

const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
};

/** `team.members.m1.phone`, then its row, then the list: the nearest that the page has. */
const nearest = (path: string): string[] => {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
};

/**
 * A change of step is a change of page to the reader: scroll to the top, focus on the heading, or on the field that
 * the address names. The first arrival is the router's business, unless it names a field.
 */
export function useViewFocus(page: string): void {
  const { hash } = useLocation();
  const last = useRef(page);
  useEffect(() => {
    const moved = last.current !== page;
    last.current = page;
    // The field that the address names.
    const field = decodeSafely(hash.slice(1));
    if (moved) window.scrollTo(0, 0);
    let isHeaded = !moved;
    const arrive = (): boolean => {
      isHeaded ||= focusHeading();
      return isHeaded && (!field || focusField(field));
    };
    if (arrive()) return;
    const observer = new MutationObserver(() => {
      if (arrive()) stop();
    });
    const timer = setTimeout(() => {
      stop();
      if (field) nearest(field).some(focusField);
    }, PATIENCE_MS);
    const stop = (): void => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    return stop;
  }, [page, hash]);
}
