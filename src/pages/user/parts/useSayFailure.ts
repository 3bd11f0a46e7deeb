import { App } from 'antd';
import { useCallback } from 'react';
import { failureWords, wasShown } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { RequestError } from '@/utils/request-error';

/** Says what the service refused, in its own words and once; any other error is thrown on. */
export function useSayFailure(): (error: unknown) => void {
  const { message } = App.useApp();
  const t = useText();
  return useCallback(
    (error) => {
      if (!(error instanceof RequestError)) throw error;
      if (wasShown(error)) return;
      const { level, text } = failureWords(t, error);
      void message.open({ type: level, content: text });
    },
    [message, t],
  );
}
