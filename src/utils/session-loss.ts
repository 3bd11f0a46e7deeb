import { tryStore } from './stored';

const listeners = new Set<() => void>();

/** Calls the listener when the session turns out to have ended, so that the page forgets who was signed in. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function sessionLost(): void {
  for (const listener of listeners) listener();
}

/**
 * Reasons for which a session is ended on purpose, as the service names them: `session.{end}` in the refusal of the
 * credential.
 */
export const DONE_ENDS = ['remote', 'password', 'security', 'reuse', 'disabled', 'closed'] as const;

/** How a session ended other than by signing out in this tab. */
export type SessionEnd = 'expired' | 'elsewhere' | (typeof DONE_ENDS)[number];

/** The end that a refusal names; a session that only grew old has expired. */
export const endIn = (errorCode: string | undefined): SessionEnd =>
  DONE_ENDS.find((end) => errorCode === `session.${end}`) ?? 'expired';

const KEY = 'session_end';
const ENDS: readonly SessionEnd[] = ['expired', 'elsewhere', ...DONE_ENDS];

/**
 * Stored in the tab until somebody signs in or out, so that the reader learns on any page why they have to sign in
 * again.
 */
export const noteSessionEnd = (how: SessionEnd | null): void => {
  if (how === null) sessionStorage.removeItem(KEY);
  else tryStore(sessionStorage, KEY, how);
};
export const sessionEnd = (): SessionEnd | null =>
  ENDS.find((end) => end === sessionStorage.getItem(KEY)) ?? null;
/** The session is over; where nothing said why, it has expired. */
export const noteSessionOver = (): void => {
  if (sessionEnd() === null) noteSessionEnd('expired');
};
