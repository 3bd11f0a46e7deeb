import { history, useSelector } from '@umijs/max';
import { TOAST_MS } from '@/constants/notices';
import { useText } from '@/i18n/useText';
import type { Person, UserState } from '@/models/user';
import type { SessionTokens } from '@/services/session';
import { endSession } from '@/services/session';
import { notices } from '@/utils/notices';
import { isSignedOut, RequestError } from '@/utils/request-error';
import { clearSession, storeTokens } from '@/utils/session';
import { announceSession } from '@/utils/session-channel';
import { noteSessionEnd } from '@/utils/session-loss';
import { runSignOutHooks } from '@/utils/sign-out-hooks';
import { forgetPerson, loadSession } from './initial-state';
import { tell } from './model-store';
import { useStart } from './useStart';

export interface Session {
  /** Null for a visitor. */
  user: Person | null;
  isSignedIn: boolean;
  /** Takes over the tokens of a successful sign-in and loads who it is. */
  signIn: (tokens: SessionTokens) => Promise<Person | null>;
  /** Reads the person again, after a change of profile, unit or certification. */
  reload: () => Promise<void>;
  signOut: () => Promise<void>;
}

const isKnown = (person: UserState['userInfo']): person is Person => 'userName' in person;

/** Whatever the service says: on this machine the session ends now, with everything left behind. */
async function leave(): Promise<boolean> {
  const isOver = await endSession().then(
    () => true,
    // A session the service no longer knows is as over as one it has just ended.
    (error: unknown) => error instanceof RequestError && isSignedOut(error.failure),
  );
  await runSignOutHooks();
  clearSession();
  noteSessionEnd(null);
  announceSession('signedOut');
  return isOver;
}

/** Who uses the site, and the ways in and out. */
export function useSession(): Session {
  const { state, update } = useStart();
  const person = useSelector((store: { user: UserState }) => store.user.userInfo);
  const t = useText();
  const reload = async (): Promise<Person | null> => (await loadSession(update))?.user ?? null;
  return {
    user: isKnown(person) ? person : null,
    isSignedIn: state.rights !== null,
    async signIn({ access_token, refresh_token, expires_in }) {
      const isKept = storeTokens({
        accessToken: access_token,
        refreshToken: refresh_token,
        expireTime: Date.now() + expires_in * 1000,
      });
      noteSessionEnd(null);
      const user = await reload();
      announceSession('signedIn');
      if (!isKept) (await notices()).message('warning', t('user.session.roomless.label'), TOAST_MS);
      return user;
    },
    async reload() {
      await reload();
    },
    async signOut() {
      // What is being erased must not be written again meanwhile.
      tell('global/saveGlobalLoading', { show: true, text: t('user.session.leaving.label') });
      const isOver = await leave().finally(() => tell('global/saveGlobalLoading', { show: false, text: '' }));
      await forgetPerson(update);
      history.push('/');
      if (!isOver) (await notices()).message('warning', t('shell.account.signedOutHere.success'), TOAST_MS);
    },
  };
}
