import type { SessionEnd } from './session-loss';

export const LOGIN_PATH = '/login';
export const REGISTER_PATH = '/register';

const asked = (path: string, entries: Record<string, string | null | undefined>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
};

/** The sign-in address for somebody without a session, with the reason and the way back (req:spec-redirects). */
export const signInPath = (from: string | null, reason: SessionEnd | null = null): string =>
  asked(LOGIN_PATH, { from, reason });

/** The same for registering, which returns to the page as well. */
export const registerPath = (from: string | null, kind?: 'unit'): string =>
  asked(REGISTER_PATH, { kind, from });
