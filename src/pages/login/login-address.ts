import { history } from '@umijs/max';
import { LOGIN_PATH } from '@/utils/sign-in-path';
import { tryStore } from '@/utils/stored';

const WAYS = ['password', 'code', 'forgotten'] as const;
/** How somebody gets in; it stands in the address, so that Back leads from one to the other. */
export type Way = (typeof WAYS)[number];

export const wayOf = (query: URLSearchParams): Way =>
  WAYS.find((name) => name === query.get('way')) ?? 'password';

/** What this page was asked before its reader left for a third party: where from, why, by which way. */
const DEPARTED_WITH = 'sign_in_query';
export const noteDeparture = (): void =>
  void tryStore(sessionStorage, DEPARTED_WITH, history.location.search);
/** The address as it was then; what a third party sent along counts once and does not stay in it. */
export const addressBeforeDeparture = (): string => {
  const search = sessionStorage.getItem(DEPARTED_WITH) ?? '';
  sessionStorage.removeItem(DEPARTED_WITH);
  return LOGIN_PATH + search;
};

/** The same page by another way. */
export const loginAddress = (query: URLSearchParams, way: Way): string => {
  const next = new URLSearchParams(query);
  next.delete('way');
  if (way !== 'password') next.set('way', way);
  return next.size > 0 ? `/login?${next}` : '/login';
};
