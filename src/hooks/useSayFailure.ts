import { useCallback } from 'react';
import { TOAST_MS } from '@/constants/notices';
import { failureWords, wasShown } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { tell } from '@/utils/notices';
import { RequestError } from '@/utils/request-error';

/** Says what the service refused, in its own words and once; any other error is thrown on. */
export function useSayFailure(): (error: unknown) => void {
  const t = useText();
  return useCallback(
    (error) => {
      if (!(error instanceof RequestError)) throw error;
      if (wasShown(error)) return;
      const { level, text } = failureWords(t, error);
      tell(level, text, TOAST_MS);
    },
    [t],
  );
}
