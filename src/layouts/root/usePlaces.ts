import { history } from '@umijs/max';
import { useEffect } from 'react';
import { noteQuery } from '@/utils/list-queries';
import { writePlace } from './places';

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
    const note = (): void => writePlace(here, { y: window.scrollY, href: focusedHref() });
    const stop = history.listen(({ location }) => {
      note();
      here = location;
      noteQuery(here);
    });
    window.addEventListener('pagehide', note);
    return () => {
      stop();
      window.removeEventListener('pagehide', note);
    };
  }, []);
}
