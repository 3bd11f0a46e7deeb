import { history } from '@umijs/max';
import { LOGIN_PATH } from '@/utils/sign-in-path';
import { tryStore } from '@/utils/stored';

const WAYS = ['password', 'code', 'forgotten'] as const;
/** The way to sign in; kept in the address, so that Back returns to the previous one. */
export type Way = (typeof WAYS)[number];

export const wayOf = (query: URLSearchParams): Way =>
  WAYS.find((name) => name === query.get('way')) ?? 'password';

/** Keeps the page's query (origin, reason and way) while the reader is at a third party. */
const DEPARTED_WITH = 'sign_in_query';
export const noteDeparture = (): void =>
  void tryStore(sessionStorage, DEPARTED_WITH, history.location.search);
/**
 * The address before the departure, without the parameters that the third party added, which must be used only once.
 */
export const addressBeforeDeparture = (): string => {
  const search = sessionStorage.getItem(DEPARTED_WITH) ?? '';
  sessionStorage.removeItem(DEPARTED_WITH);
  return LOGIN_PATH + search;
};

/** The address of this page with another way to sign in. */
export const loginAddress = (query: URLSearchParams, way: Way): string => {
  const next = new URLSearchParams(query);
  next.delete('way');
  if (way !== 'password') next.set('way', way);
  return next.size > 0 ? `/login?${next}` : '/login';
};
