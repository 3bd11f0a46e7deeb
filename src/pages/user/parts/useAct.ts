import { App } from 'antd';
import { useState } from 'react';
import { failureWords, wasShown } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { RequestError } from '@/utils/request-error';

export interface Act {
  busy: boolean;
  /** Runs once at a time; what the service refuses is said in its own words. True when it worked. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** A single press that changes something and has no form of its own. */
export function useAct(): Act {
  const { message } = App.useApp();
  const t = useText();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    run: async (work) => {
      if (busy) return false;
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (!wasShown(error)) {
          const { level, text } = failureWords(t, error);
          void message.open({ type: level, content: text });
        }
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
