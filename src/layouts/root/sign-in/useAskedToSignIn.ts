import { useEffect, useRef, useState } from 'react';
import { holdForSignIn } from '@/utils/sign-in-hold';

/** Keeps the page while the session is lost: refused calls wait until the person has answered. */
export function useAskedToSignIn() {
  const [asked, setAsked] = useState(false);
  const [later, setLater] = useState(false);
  const pending = useRef<((signedIn: boolean) => void) | null>(null);
  const dismissed = useRef(false);

  const settle = (signedIn: boolean): void => {
    pending.current?.(signedIn);
    pending.current = null;
    setAsked(false);
  };
  useEffect(() => {
    const release = holdForSignIn(() => {
      // Autosave retries again and again; somebody who chose "later" is not asked at each retry.
      if (dismissed.current) return Promise.resolve(false);
      setAsked(true);
      return new Promise<boolean>((resolve) => {
        pending.current = resolve;
      });
    });
    return () => {
      release();
      pending.current?.(false);
    };
  }, []);
  return {
    asked,
    /** The person chose "later"; the page says so and offers to sign in. */
    later,
    answer: (signedIn: boolean): void => {
      dismissed.current = !signedIn;
      setLater(!signedIn);
      settle(signedIn);
    },
    open: (): void => setAsked(true),
  };
}
