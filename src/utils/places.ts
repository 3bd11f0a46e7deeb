import { storedRecord } from './stored';

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
const KEPT = 50;

/** Every page that was loaded anew is entry `default`; only its address tells it from the one before. */
const nameOf = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;

const read = (): Record<string, Place> =>
  (storedRecord(sessionStorage, STORAGE_KEY) ?? {}) as Record<string, Place>;

export const readPlace = (entry: Entry): Place | null => read()[nameOf(entry)] ?? null;

/** Keeps the latest places only; a visit may be long. */
export function writePlace(entry: Entry, place: Place): void {
  const name = nameOf(entry);
  const entries = Object.entries(read()).filter(([known]) => known !== name);
  sessionStorage.setItem(
    STORAGE_KEY,
    JSON.stringify(Object.fromEntries([...entries, [name, place]].slice(-KEPT))),
  );
}
