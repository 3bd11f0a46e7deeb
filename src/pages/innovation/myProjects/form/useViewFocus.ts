import { useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { decodeSafely } from '@/utils/decode-safely';
import { focusField } from '@/utils/focus-field';
import { headingOfPage } from '@/utils/heading-of-page';

/** How long to wait for a lazily loaded view to show its heading or field. */
const PATIENCE_MS = 3_000;

const focusHeading = (): boolean => {
  const heading = headingOfPage();
  heading?.focus({ preventScroll: true });
  return heading !== null;
};

/** Candidates for focus, from `team.members.m1.phone` to its row to the list; the first one on the page is used. */
const nearest = (path: string): string[] => {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
};

/**
 * A change of step is a change of page to the reader: scroll to the top and focus the heading, or the field in the
 * address. The first arrival is left to the router, unless the address has a field.
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
