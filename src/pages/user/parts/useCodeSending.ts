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
  /** True when a code is on its way. */
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
      // The button counts them; a number that stands still would contradict it.
      if (seconds === 0) setFault(failureText(t, error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { left, sentTo, fault, busy, send };
}
