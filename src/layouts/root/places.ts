import { entryName } from '@/utils/entry-name';
import { noteInTab, readTabRecord } from '@/utils/tab-record';

/** Where somebody was on a page when they left it. */
export interface Place {
  y: number;
  /** The link they followed, which gets the focus again. */
  href: string | null;
}

type Entry = Parameters<typeof entryName>[0];

const STORAGE_KEY = 'scroll_places';

export const readPlace = (entry: Entry): Place | null =>
  readTabRecord<Place>(STORAGE_KEY)[entryName(entry)] ?? null;

export const writePlace = (entry: Entry, place: Place): void =>
  noteInTab(STORAGE_KEY, entryName(entry), place);
