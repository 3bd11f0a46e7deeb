import { history } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/hooks/useSession';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { finishProvider } from '@/services/auth';
import { RequestError } from '@/utils/request-error';
import { addressBeforeDeparture } from './login-address';

type Answer = Awaited<ReturnType<typeof finishProvider>>;

/** Completes a third-party sign-in: the visitor returns with `state` and, unless they cancelled, `code`. Runs once. */
export function useProviderReturn(
  query: URLSearchParams,
  onAnswer: (answer: Pick<Answer, 'tokens' | 'ticket'>) => void,
): { fault: string | null; busy: boolean } {
  const t = useText();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { isSignedIn } = useSession();
  const used = useRef(isSignedIn);
  const latest = useRef(onAnswer);
  latest.current = onAnswer;
  const state = query.get('state');
  const code = query.get('code');
  useEffect(() => {
    if (!state || used.current) return;
    used.current = true;
    history.replace(addressBeforeDeparture());
    if (!code) return setFault(t('login.providers.cancelled.label'));
    setBusy(true);
    finishProvider(state, code)
      .then(
        (answer) => latest.current(answer),
        (error: unknown) => {
          if (!(error instanceof RequestError)) throw error;
          setFault(
            error.failure.errorCode === 'open.unbound'
              ? t('login.providers.unbound.label')
              : failureText(t, error),
          );
        },
      )
      .finally(() => setBusy(false));
  }, [state, code, t]);
  return { fault, busy };
}
