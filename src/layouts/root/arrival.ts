import { type Place, readPlace } from './places';

/** How a page was reached, as far as scroll and focus ask. */
export interface Arrival {
  /** Where one was on it before: known after Back and Forward, and after a reload. */
  place: Place | null;
  hash: string;
  /** A page that the browser itself has just loaded: it reads it out, and its focus stays where it is. */
  isLoaded: boolean;
}

interface Entry {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

const wayOfLoading = (): string =>
  (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ??
  'navigate';

/** `isFirst`: nothing was shown before it in this document. */
export function arrivalAt(entry: Entry, { isFirst, isPop }: { isFirst: boolean; isPop: boolean }): Arrival {
  const way = isFirst ? wayOfLoading() : null;
  const returns = isFirst ? way !== 'navigate' : isPop;
  return {
    place: returns ? readPlace(entry) : null,
    hash: entry.hash,
    isLoaded: isFirst && way !== 'back_forward',
  };
}
