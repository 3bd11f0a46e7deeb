import { documentLoad } from '@/utils/document-load';
import { type Place, readPlace } from './places';

/** How a page was reached, as far as scroll position and focus depend on it. */
export interface Arrival {
  /** Where the reader was on the page before: known after Back, Forward and a reload, otherwise null. */
  place: Place | null;
  hash: string;
  /** The browser itself has just loaded the page: the screen reader reads it out, and the focus stays where it is. */
  isLoaded: boolean;
}

interface Entry {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/** `isFirst`: the page is the first one shown in this document. */
export function arrivalAt(entry: Entry, { isFirst, isPop }: { isFirst: boolean; isPop: boolean }): Arrival {
  const way = isFirst ? (documentLoad()?.type ?? 'navigate') : null;
  const returns = isFirst ? way !== 'navigate' : isPop;
  return {
    place: returns ? readPlace(entry) : null,
    hash: entry.hash,
    isLoaded: isFirst && way !== 'back_forward',
  };
}
