import { useCallback } from 'react';
import { TOAST_MS } from '@/constants/notices';
import { failureWords, wasShown } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { tell } from '@/utils/notices';
import { RequestError } from '@/utils/request-error';

/** Shows the service's refusal once, in its own words; any other error is thrown again. */
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
