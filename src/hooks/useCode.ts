import type { VerificationPurpose } from '@contract/rules/account-rules';
import { useState } from 'react';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { sendCode } from '@/services/verification';
import { pauseIn } from '@/utils/pause-in';
import { RequestError } from '@/utils/request-error';
import { useSecondsLeft } from './useSecondsLeft';

export interface Code {
  /** Seconds until another code can be requested; 0: now. */
  wait: number;
  sending: boolean;
  sent: boolean;
  fault: string | null;
  send: (login: string) => Promise<void>;
}

/**
 * Sends a code to a phone or an e-mail address, with proof of work and at most once per pause. After correcting a
 * mistyped `to` nobody has to wait: the pause applies only to the address that was used.
 */
export function useCode(type: Exclude<VerificationPurpose, 7>, to: string): Code {
  const t = useText();
  const { left, wait } = useSecondsLeft();
  const [asked, setAsked] = useState('');
  const [sent, setSent] = useState(false);
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const send = async (login: string): Promise<void> => {
    setSending(true);
    setAsked(login);
    setSent(sent && login === asked);
    setFault(null);
    try {
      const { retry_after } = await sendCode(login, type);
      wait(retry_after);
      setSent(true);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const seconds = pauseIn(error);
      wait(seconds);
      // The button counts them; a number that stands still would contradict it.
      if (seconds === 0) setFault(failureText(t, error));
    } finally {
      setSending(false);
    }
  };
  const isSame = asked === to;
  return { wait: isSame ? left : 0, sending, sent: isSame && sent, fault: isSame ? fault : null, send };
}
