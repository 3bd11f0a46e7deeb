import { tryStore } from './stored';

const OWNER = 'traces_of';
/** Session storage keys of the reader's positions, chosen filters and last failure in this tab. */
const TRACES = ['scroll_places', 'list_queries', 'kept_views', 'last_error', 'sign_in_query', OWNER];

/** Removed so that the next reader of this tab gets none of it. */
export const forgetTraces = (): void => {
  for (const key of TRACES) sessionStorage.removeItem(key);
};

/**
 * Makes the traces those of this person. Returns true where they belonged to somebody else who had not signed out;
 * these are erased.
 */
export const tracesBelongTo = (userId: number): boolean => {
  const before = sessionStorage.getItem(OWNER);
  const isOther = before !== null && before !== String(userId);
  if (isOther) forgetTraces();
  tryStore(sessionStorage, OWNER, String(userId));
  return isOther;
};
