import { history } from '@umijs/max';
import { clearSession, readCredential } from '@/utils/session';
import { noteSessionOver, sessionEnd, sessionLost } from '@/utils/session-loss';
import { isHeldForSignIn } from '@/utils/sign-in-hold';
import { LOGIN_PATH, signInPath } from '@/utils/sign-in-path';

/**
 * Ends the session and goes to the sign-in page. A page that holds for signing in has already asked and stays as it is,
 * with everything that was typed.
 */
export function leaveForSignIn(): void {
  if (isHeldForSignIn()) return;
  const { pathname, search, hash } = history.location;
  if (readCredential() !== null) noteSessionOver();
  clearSession();
  sessionLost();
  if (pathname !== LOGIN_PATH) history.replace(signInPath(`${pathname}${search}${hash}`, sessionEnd()));
}
