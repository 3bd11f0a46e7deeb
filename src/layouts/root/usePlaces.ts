import { history } from '@umijs/max';
import { useEffect } from 'react';
import { noteQuery } from '@/utils/list-queries';
import { writePlace } from '@/utils/places';
import { onSignOut } from '@/utils/sign-out-hooks';

const focusedHref = (): string | null => {
  const link = document.activeElement?.closest('main a[href]');
  return link?.getAttribute('href') ?? null;
};

/** Notes where somebody is before they leave a page, so that Back, or a link back to a list, brings them there again. */
export function usePlaces(): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let here = history.location;
    noteQuery(here);
    // The page on which somebody signed out is left without a trace.
    let isLeft = false;
    const stopHook = onSignOut(() => {
      isLeft = true;
    });
    const note = (): void => {
      if (!isLeft) writePlace(here, { y: window.scrollY, href: focusedHref() });
    };
    const stop = history.listen(({ location }) => {
      note();
      isLeft = false;
      here = location;
      noteQuery(here);
    });
    window.addEventListener('pagehide', note);
    return () => {
      stop();
      stopHook();
      window.removeEventListener('pagehide', note);
    };
  }, []);
}
