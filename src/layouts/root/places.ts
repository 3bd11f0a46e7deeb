import { noteInTab, readTabRecord } from '@/utils/tab-record';

/** Where somebody was on a page when they left it. */
export interface Place {
  y: number;
  /** The link they followed, which gets the focus again. */
  href: string | null;
}

interface Entry {
  key: string;
  pathname: string;
  search: string;
}

const STORAGE_KEY = 'scroll_places';

/** The history entry of every newly loaded page has the key `default`, so the address is added to distinguish them. */
const nameOf = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;

export const readPlace = (entry: Entry): Place | null =>
  readTabRecord<Place>(STORAGE_KEY)[nameOf(entry)] ?? null;

export const writePlace = (entry: Entry, place: Place): void => noteInTab(STORAGE_KEY, nameOf(entry), place);
