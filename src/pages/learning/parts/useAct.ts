import { useState } from 'react';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { RequestError } from '@/utils/request-error';

export interface Act {
  busy: boolean;
  /** What the service refused, in its own words, for the place of the button. */
  fault: RequestError | null;
  faultText: string | null;
  /** Runs once at a time. True when it worked. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** A press that changes something; a refusal stays beside the button instead of passing as a toast. */
export function useAct(): Act {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RequestError | null>(null);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFault(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, faultText: fault && failureText(t, fault), run };
}
