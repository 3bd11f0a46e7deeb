import { storedRecord, tryStore } from './stored';

const KEPT = 50;

/** What this tab remembers under a key, by the name of a page. */
export const readTabRecord = <V>(key: string): Record<string, V> =>
  (storedRecord(sessionStorage, key) ?? {}) as Record<string, V>;

/**
 * Stores the value of one page, or with null removes it. Only the latest pages are kept, because a visit may be long.
 */
export function noteInTab(key: string, page: string, value: unknown): void {
  const others = Object.entries(readTabRecord(key)).filter(([known]) => known !== page);
  const pages = value === null ? others : [...others, [page, value]];
  // If there is no room, the page opens as on a first visit.
  tryStore(sessionStorage, key, JSON.stringify(Object.fromEntries(pages.slice(-KEPT))));
}
