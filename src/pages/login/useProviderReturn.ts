import { useEffect, useRef, useState } from 'react';
import type { SignIn } from '@/hooks/useSignIn';
import { useText } from '@/i18n/useText';
import { finishProvider } from '@/services/auth';
import { RequestError } from '@/utils/request-error';

/** Somebody comes back from a third party with `state` and `code`; they are used once. */
export function useProviderReturn(query: URLSearchParams, enter: SignIn['enter']): string | null {
  const t = useText();
  const [fault, setFault] = useState<string | null>(null);
  const used = useRef(false);
  const state = query.get('state');
  const code = query.get('code');
  useEffect(() => {
    if (!state || !code || used.current) return;
    used.current = true;
    finishProvider(state, code).then(
      ({ tokens }) => {
        if (tokens) void enter(async () => tokens);
      },
      (error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        setFault(
          error.failure.errorCode === 'open.unbound' ? t('login.providers.unbound.label') : error.message,
        );
      },
    );
  }, [state, code, enter, t]);
  return fault;
}
