import { history, useSelector } from '@umijs/max';
import { TOAST_MS } from '@/constants/notices';
import { useText } from '@/i18n/useText';
import type { Person, UserState } from '@/models/user';
import { endSession } from '@/services/session';
import { notices } from '@/utils/notices';
import { isSignedOut, RequestError } from '@/utils/request-error';
import { clearSession } from '@/utils/session';
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
  /** Reads the person again, after signing in and after a change of profile, unit or certification. */
  reload: () => Promise<Person | null>;
  signOut: () => Promise<void>;
}

const isKnown = (person: UserState['userInfo']): person is Person => 'userName' in person;

/** Whatever the service answers, the session on this machine ends now, and everything it left is erased. */
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

/** The signed-in person, and signing out; signing in is in useSignIn.ts. */
export function useSession(): Session {
  const { state, update } = useStart();
  const person = useSelector((store: { user: UserState }) => store.user.userInfo);
  const t = useText();
  const reload = async (): Promise<Person | null> => (await loadSession(update))?.user ?? null;
  return {
    user: isKnown(person) ? person : null,
    isSignedIn: state.rights !== null,
    reload,
    async signOut() {
      // The veil keeps the person from writing what is being erased.
      tell('global/saveGlobalLoading', { show: true, text: t('user.session.leaving.label') });
      const isOver = await leave().finally(() => tell('global/saveGlobalLoading', { show: false, text: '' }));
      await forgetPerson(update);
      history.push('/');
      if (!isOver) (await notices()).message('warning', t('shell.account.signedOutHere.success'), TOAST_MS);
    },
  };
}
