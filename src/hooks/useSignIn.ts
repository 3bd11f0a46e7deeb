import { useState } from 'react';
import { TOAST_MS } from '@/constants/notices';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import type { Person } from '@/models/user';
import { submitSignIn } from '@/services/auth';
import type { SessionTokens } from '@/services/session';
import { WRONG_CODE } from '@/utils/error-codes';
import { notices } from '@/utils/notices';
import { RequestError } from '@/utils/request-error';
import { storeTokens } from '@/utils/session';
import { announceSession } from '@/utils/session-channel';
import { noteSessionEnd } from '@/utils/session-loss';
import { useSession } from './useSession';

/** What the service answers when the first factor is right and a second is set up. */
const SECOND_FACTOR = 'auth.second_factor';

export interface Credentials {
  username: string;
  password: string;
  remember: boolean;
  /** Six digits of the authenticator, once the service has asked for them. */
  totp?: string;
}

export interface SignIn {
  /** The signed-in person, or null when it did not work; `fault` then says why. */
  submit: (credentials: Credentials) => Promise<Person | null>;
  /**
   * The same with another source of tokens: a code, a third party, a new account. Errors for which `isSaid` returns
   * true are shown by the form at its fields.
   */
  enter: (
    ask: () => Promise<SessionTokens>,
    isSaid?: (error: RequestError) => boolean,
  ) => Promise<Person | null>;
  /** The first factor was right; the authenticator's code is asked for now. */
  needsTotp: boolean;
  /** Clears the messages of the last attempt. */
  reset: () => void;
  fault: string | null;
  /** The code sent by phone or e-mail was refused; its field shows the error. */
  wrongCode: boolean;
  busy: boolean;
}

/** Signing in, wherever it happens: on its own page or in a dialog over unsaved work. */
export function useSignIn(): SignIn {
  const { reload } = useSession();
  const t = useText();
  const [fault, setFault] = useState<string | null>(null);
  const [wrongCode, setWrongCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const [needsTotp, setNeedsTotp] = useState(false);
  const take = async ({ access_token, refresh_token, expires_in }: SessionTokens): Promise<Person | null> => {
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
  };
  const show = (error: RequestError, isSaid: (error: RequestError) => boolean): void => {
    const { errorCode } = error.failure;
    const isWrong = errorCode === WRONG_CODE;
    setWrongCode(isWrong);
    // A sent code that expired while the person looked for the authenticator has to be entered again, in its own field.
    if (isWrong) setNeedsTotp(false);
    if (errorCode === SECOND_FACTOR) setNeedsTotp(true);
    else if (isWrong || !isSaid(error)) setFault(failureText(t, error));
  };
  const enter: SignIn['enter'] = async (ask, isSaid = () => false) => {
    setBusy(true);
    setFault(null);
    setWrongCode(false);
    try {
      return await take(await ask());
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      show(error, isSaid);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const submit = (credentials: Credentials): Promise<Person | null> => enter(() => submitSignIn(credentials));
  const reset = (): void => {
    setFault(null);
    setWrongCode(false);
    setNeedsTotp(false);
  };
  return { submit, enter, needsTotp, fault, wrongCode, busy, reset };
}
