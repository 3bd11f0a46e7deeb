import { onSignOut } from './sign-out-hooks';
import { noteInTab, readTabRecord } from './tab-record';
import { forgetTraces } from './tab-traces';

const STORAGE_KEY = 'list_queries';

interface Address {
  pathname: string;
  search: string;
}

/** The addresses of these pages contain secrets for single use: a third party's code, or a token from a letter. */
const WAYS_IN = ['/login', '/register', '/qz'];

/**
 * Remembers the query of a page (filters, order, page number), which holds what the reader has chosen; the latest
 * counts.
 */
export function noteQuery({ pathname, search }: Address): void {
  if (!WAYS_IN.includes(pathname)) noteInTab(STORAGE_KEY, pathname, search || null);
}

/** The query, with its `?`, of the list as it was last seen in this tab. */
export const queryOf = (pathname: string): string => readTabRecord<string>(STORAGE_KEY)[pathname] ?? '';

onSignOut(forgetTraces);
