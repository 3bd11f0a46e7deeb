import { onSignOut } from './sign-out-hooks';
import { forgetTraces } from './tab-traces';

const STORAGE_KEY = 'list_queries';
const KEPT = 50;

interface Address {
  pathname: string;
  search: string;
}

/** A browser that denies storage, or holds something else in it, remembers nothing. */
function read(): Record<string, string> {
  try {
    return Object.fromEntries(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, string][]);
  } catch {
    return {};
  }
}

/** Their addresses carry what counts once: a code of a third party, a token of a letter. */
const WAYS_IN = ['/login', '/register', '/qz'];

/** What the reader had chosen on a page (filters, order, page number) stands in its address; the latest counts. */
export function noteQuery({ pathname, search }: Address): void {
  if (WAYS_IN.includes(pathname)) return;
  const others = Object.entries(read()).filter(([known]) => known !== pathname);
  const entries = search ? [...others, [pathname, search]] : others;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entries.slice(-KEPT)));
  } catch {
    // The list opens at its first page, as it does for somebody who has not seen it.
  }
}

/** The query, with its `?`, of the list as it was last seen in this tab. */
export const queryOf = (pathname: string): string => read()[pathname] ?? '';

onSignOut(forgetTraces);
