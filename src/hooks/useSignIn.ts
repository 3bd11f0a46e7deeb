import { useState } from 'react';
import { submitSignIn } from '@/services/auth';
import type { SessionInfo } from '@/services/session';
import { RequestError } from '@/utils/request-error';
import { useSession } from './useSession';

export interface Credentials {
  username: string;
  password: string;
  remember: boolean;
}

export interface SignIn {
  /** The signed-in person, or null when it did not work; `fault` then says why. */
  submit: (credentials: Credentials) => Promise<SessionInfo | null>;
  fault: string | null;
  busy: boolean;
}

/** Signing in, wherever it happens: on its own page or in a dialog over unsaved work. */
export function useSignIn(): SignIn {
  const { signIn } = useSession();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (credentials: Credentials): Promise<SessionInfo | null> => {
    setBusy(true);
    setFault(null);
    try {
      return await signIn(await submitSignIn(credentials));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(error.message);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { submit, fault, busy };
}
