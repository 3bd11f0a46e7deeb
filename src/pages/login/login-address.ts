const WAYS = ['password', 'code', 'forgotten'] as const;
/** How somebody gets in; it stands in the address, so that Back leads from one to the other. */
export type Way = (typeof WAYS)[number];

export const wayOf = (query: URLSearchParams): Way =>
  WAYS.find((name) => name === query.get('way')) ?? 'password';

/** The same page by another way; what a third party sent along is used up. */
export const loginAddress = (query: URLSearchParams, way: Way): string => {
  const next = new URLSearchParams(query);
  for (const name of ['state', 'code', 'way']) next.delete(name);
  if (way !== 'password') next.set('way', way);
  return next.size > 0 ? `/login?${next}` : '/login';
};
