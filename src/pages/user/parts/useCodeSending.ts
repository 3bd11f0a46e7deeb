import { useState } from 'react';
import { useSecondsLeft } from '@/hooks/useSecondsLeft';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { PAUSE_S, pauseIn } from '@/utils/pause-in';

export function useCodeSending(onSend: () => Promise<string | null>) {
  const t = useText();
  const { left, wait } = useSecondsLeft();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** Resolves to true if a code was sent. */
  const send = async (): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    try {
      const to = await onSend();
      setSentTo(to);
      if (to !== null) wait(PAUSE_S);
      return to !== null;
    } catch (error) {
      const seconds = pauseIn(error);
      wait(seconds);
      // During a waiting time the button counts down, and a message with a fixed number would contradict it.
      if (seconds === 0) setFault(failureText(t, error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { left, sentTo, fault, busy, send };
}
