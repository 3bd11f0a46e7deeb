/** Where the reader of this tab was, what they had chosen there and what went wrong. */
const TRACES = ['scroll_places', 'list_queries', 'last_error'];

/** Nothing of it is for whoever reads here next. */
export const forgetTraces = (): void => {
  for (const key of TRACES) sessionStorage.removeItem(key);
};
