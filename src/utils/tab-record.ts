import { storedRecord, tryStore } from './stored';

const KEPT = 50;

/** What this tab remembers under a key, by the name of a page. */
export const readTabRecord = <V>(key: string): Record<string, V> =>
  (storedRecord(sessionStorage, key) ?? {}) as Record<string, V>;

/** Notes one page more, or with null forgets it. The latest pages only: a visit may be long. */
export function noteInTab(key: string, page: string, value: unknown): void {
  const others = Object.entries(readTabRecord(key)).filter(([known]) => known !== page);
  const pages = value === null ? others : [...others, [page, value]];
  // Without room for it, the page opens as it does for somebody who has not seen it.
  tryStore(sessionStorage, key, JSON.stringify(Object.fromEntries(pages.slice(-KEPT))));
}
