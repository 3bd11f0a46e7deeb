import { useState } from 'react';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { RequestError, statusIn } from '@/utils/request-error';

export interface ActionState {
  busy: boolean;
  /** What the service said when it refused, until the next try. */
  fault: string | null;
  setFault: (fault: string | null) => void;
  /** With what status it refused: 400 speaks of what was filled in. */
  status: number | null;
  /** Runs one act; answers whether it was done. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** One act at a time on a page that shows the refusal itself. */
export function useAction(): ActionState {
  const t = useText();
  const [fault, setFault] = useState<string | null>(null);
  const [status, setStatus] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(failureText(t, error));
      setStatus(statusIn(error.failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, setFault, status, run };
}
