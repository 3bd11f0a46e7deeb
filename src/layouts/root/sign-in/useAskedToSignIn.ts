import { useEffect, useRef, useState } from 'react';
import { holdForSignIn } from '@/utils/sign-in-hold';

/** Holds the page while the session is lost: the refused calls wait for the answer. */
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
      // Autosave tries again and again; whoever said "later" is not asked by each try.
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
    /** The person put it off; the page says so and offers to sign in. */
    later,
    answer: (signedIn: boolean): void => {
      dismissed.current = !signedIn;
      setLater(!signedIn);
      settle(signedIn);
    },
    open: (): void => setAsked(true),
  };
}
