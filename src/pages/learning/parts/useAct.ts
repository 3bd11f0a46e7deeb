import { useState } from 'react';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { RequestError } from '@/utils/request-error';

export interface Act {
  busy: boolean;
  /** What the service refused, in its own words, for the place of the button. */
  fault: RequestError | null;
  faultText: string | null;
  /**
   * Runs once at a time. True when it worked. `onMoved`: somebody else was quicker; takes the record as it stands now,
   * so that the screen offers nothing that is over, and the words of the refusal.
   */
  run: (
    work: () => Promise<unknown>,
    onMoved?: (standing: unknown, words: string) => void,
  ) => Promise<boolean>;
}

/** What a refusal brings of the record that has moved on since it was loaded. */
const standingIn = ({ failure, body }: RequestError): unknown =>
  failure.httpStatus === 409 ? ((body as { data?: unknown } | null)?.data ?? undefined) : undefined;

/** A press that changes something; a refusal stays beside the button instead of passing as a toast. */
export function useAct(): Act {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RequestError | null>(null);
  const run: Act['run'] = async (work, onMoved) => {
    if (busy) return false;
    setBusy(true);
    setFault(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(error);
      const standing = standingIn(error);
      if (standing !== undefined) onMoved?.(standing, failureText(t, error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, faultText: fault && failureText(t, fault), run };
}
