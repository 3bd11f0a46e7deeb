import type { VerificationPurpose } from '@contract/rules/account-rules';
import { useEffect, useState } from 'react';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { sendCode } from '@/services/registration';
import { RequestError } from '@/utils/request-error';

export interface Code {
  /** Seconds until another may be asked for; 0: now. */
  wait: number;
  sending: boolean;
  sent: boolean;
  fault: string | null;
  send: (login: string) => Promise<void>;
}

/** A code on its way to a phone or an e-mail: asked for with work, not twice within its pause. */
export function useCode(type: Exclude<VerificationPurpose, 7>): Code {
  const t = useText();
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const wait = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (wait === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [wait]);

  const send = async (login: string): Promise<void> => {
    setSending(true);
    setFault(null);
    try {
      const { retry_after } = await sendCode(login, type);
      setNow(Date.now());
      setUntil(Date.now() + retry_after * 1000);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(failureText(t, error));
    } finally {
      setSending(false);
    }
  };
  return { wait, sending, sent: until > 0, fault, send };
}
