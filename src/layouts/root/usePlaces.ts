import { history } from '@umijs/max';
import { useEffect } from 'react';
import { noteQuery } from '@/utils/list-queries';
import { onSignOut } from '@/utils/sign-out-hooks';
import { writePlace } from './places';

const focusedHref = (): string | null =>
  document.activeElement?.closest('main a[href]')?.getAttribute('href') ?? null;

/** Remembers the reader's position before they leave a page, so that Back, or a link back to a list, restores it. */
export function usePlaces(): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let here: typeof history.location | null = history.location;
    noteQuery(here);
    const note = (): void => {
      if (here) writePlace(here, { y: scrollY, href: focusedHref() });
    };
    const stop = history.listen(({ location }) => {
      note();
      here = location;
      noteQuery(location);
      // The canonical link belongs to the page that the service sent: sharing the current page must not share that one.
      document.querySelector('[rel=canonical]')?.remove();
    });
    // The position on the page where somebody signed out is not remembered.
    const stopHook = onSignOut(() => {
      here = null;
    });
    addEventListener('pagehide', note);
    return () => {
      stop();
      stopHook();
      removeEventListener('pagehide', note);
    };
  }, []);
}
