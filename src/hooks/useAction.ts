import { useState } from 'react';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { RequestError } from '@/utils/request-error';
import { useOnce } from './useOnce';

export interface Action {
  busy: boolean;
  /** Why the last try failed, until the next one: the service's message, or one that the page sets by `setFault`. */
  fault: string | null;
  setFault: (fault: string | null) => void;
  /** The refusal behind the fault: its status or its code may decide where and how it is shown. */
  refusal: RequestError | null;
  /**
   * Runs one action at a time; resolves to whether it succeeded. `onMoved`: somebody else was faster; it receives the
   * current record, so that the screen offers nothing that is over, and the words of the refusal.
   */
  run: (
    work: () => Promise<unknown>,
    onMoved?: (standing: unknown, words: string) => void,
  ) => Promise<boolean>;
}

/** The current record that a 409 refusal contains; undefined for any other refusal. */
const standingIn = ({ failure, body }: RequestError): unknown =>
  failure.httpStatus === 409 ? ((body as { data?: unknown } | null)?.data ?? undefined) : undefined;

/** Runs an action that changes something. The page shows the refusal where it belongs, or passes `say` to report it. */
export function useAction(say?: (refusal: RequestError) => void): Action {
  const t = useText();
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<RequestError | null>(null);
  const { busy, once } = useOnce();
  const attempt: Action['run'] = async (work, onMoved) => {
    setFault(null);
    setRefusal(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (say) {
        say(error);
        return false;
      }
      const words = failureText(t, error);
      setFault(words);
      setRefusal(error);
      const standing = standingIn(error);
      if (standing !== undefined) onMoved?.(standing, words);
      return false;
    }
  };
  const run: Action['run'] = async (...asked) => {
    let isDone = false;
    await once(async () => {
      isDone = await attempt(...asked);
    });
    return isDone;
  };
  return { busy, fault, setFault, refusal, run };
}
