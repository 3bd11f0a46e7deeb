import { useState } from 'react';
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
  const silent = fault?.failure.kind === 'reply' ? 'request.unknown.failure' : 'request.network.failure';
  return { busy, fault, faultText: fault && (fault.failure.serverMessage ?? t(silent)), run };
}
