export const LOGIN_PATH = '/login';

/** Where somebody without a session goes, and what brings them back (req:spec-redirects). */
export function signInPath(from: string, expired = false): string {
  const query = new URLSearchParams({ from });
  if (expired) query.set('reason', 'expired');
  return `${LOGIN_PATH}?${query}`;
}
