import { history } from '@umijs/max';
import { useEffect } from 'react';
import { noteQuery } from '@/utils/list-queries';
import { onSignOut } from '@/utils/sign-out-hooks';
import { writePlace } from './places';

const focusedHref = (): string | null =>
  document.activeElement?.closest('main a[href]')?.getAttribute('href') ?? null;

/** Notes where somebody is before they leave a page, so that Back, or a link back to a list, brings them there again. */
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
      // It is that of the page which the service sent: whoever shares this one shares this one.
      document.querySelector('[rel=canonical]')?.remove();
    });
    // The page on which somebody signed out is left without a trace.
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
