import { tryStore } from './stored';

const OWNER = 'traces_of';
/** Where the reader of this tab was, what they had chosen there and what went wrong. */
const TRACES = ['scroll_places', 'list_queries', 'last_error', 'sign_in_query', OWNER];

/** Nothing of it is for whoever reads here next. */
export const forgetTraces = (): void => {
  for (const key of TRACES) sessionStorage.removeItem(key);
};

/** From now on they are this person's. True where they were somebody else's, who has not signed out. */
export const tracesBelongTo = (userId: number): boolean => {
  const before = sessionStorage.getItem(OWNER);
  const isOther = before !== null && before !== String(userId);
  if (isOther) forgetTraces();
  tryStore(sessionStorage, OWNER, String(userId));
  return isOther;
};
