import { onSignOut } from './sign-out-hooks';
import { noteInTab, readTabRecord } from './tab-record';
import { forgetTraces } from './tab-traces';

const STORAGE_KEY = 'list_queries';

interface Address {
  pathname: string;
  search: string;
}

/** Their addresses carry what counts once: a code of a third party, a token of a letter. */
const WAYS_IN = ['/login', '/register', '/qz'];

/** What the reader had chosen on a page (filters, order, page number) stands in its address; the latest counts. */
export function noteQuery({ pathname, search }: Address): void {
  if (!WAYS_IN.includes(pathname)) noteInTab(STORAGE_KEY, pathname, search || null);
}

/** The query, with its `?`, of the list as it was last seen in this tab. */
export const queryOf = (pathname: string): string => readTabRecord<string>(STORAGE_KEY)[pathname] ?? '';

onSignOut(forgetTraces);
