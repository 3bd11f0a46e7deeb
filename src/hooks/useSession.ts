import { opensAdmin } from '@contract/permissions';
import { history, useDispatch } from '@umijs/max';
import { TOAST_MS } from '@/constants';
import { useText } from '@/i18n/useText';
import type { SessionInfo, SessionTokens } from '@/services/session';
import { endSession } from '@/services/session';
import { notices } from '@/utils/notices';
import { isSignedOut, RequestError } from '@/utils/request-error';
import { clearSession, storeTokens } from '@/utils/session';
import { announceSession } from '@/utils/session-channel';
import { noteSessionEnd } from '@/utils/session-loss';
import { runSignOutHooks } from '@/utils/sign-out-hooks';
import { loadSession } from './initial-state';
import { useStart } from './useStart';

export interface Session {
  /** Null for a visitor. */
  user: SessionInfo['user'] | null;
  permissions: string[];
  isSignedIn: boolean;
  /** Holds some right of the admin area. */
  isStaff: boolean;
  /** Takes over the tokens of a successful sign-in and loads who it is. */
  signIn: (tokens: SessionTokens) => Promise<SessionInfo | null>;
  /** Reads the person again, after a change of profile, unit or certification. */
  reload: () => Promise<void>;
  signOut: () => Promise<void>;
}

/** Who uses the site, and the ways in and out. */
export function useSession(): Session {
  const { state, update } = useStart();
  const dispatch = useDispatch();
  const t = useText();
  const reload = async (): Promise<SessionInfo | null> => {
    const session = await loadSession();
    await update({ session });
    return session;
  };
  const permissions = state.session?.permissions ?? [];
  return {
    user: state.session?.user ?? null,
    permissions,
    isStaff: opensAdmin(permissions),
    isSignedIn: state.session !== null,
    async signIn({ access_token, refresh_token, expires_in }) {
      storeTokens({
        accessToken: access_token,
        refreshToken: refresh_token,
        expireTime: Date.now() + expires_in * 1000,
      });
      noteSessionEnd(null);
      const session = await reload();
      announceSession('signedIn');
      return session;
    },
    async reload() {
      await reload();
    },
    async signOut() {
      const isOver = await endSession().then(
        () => true,
        // A session the service no longer knows is as over as one it has just ended.
        (error: unknown) => error instanceof RequestError && isSignedOut(error.failure),
      );
      // Whatever the service said: on this machine the session ends now, with everything left behind.
      await runSignOutHooks();
      clearSession();
      noteSessionEnd(null);
      announceSession('signedOut');
      dispatch({ type: 'user/save', payload: { userInfo: {} } });
      await update({ session: null });
      history.push('/');
      if (!isOver) (await notices()).message('warning', t('shell.account.signedOutHere.success'), TOAST_MS);
    },
  };
}
