import { cleanSixDigits } from '@contract/rules/six-digits';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { TextRuleFoot } from '@/components/form/TextRuleFoot';
import { useText } from '@/i18n/useText';
import { SIGN_IN, TextInput } from './TextInput';

interface Props {
  value: string;
  onChange: (value: string) => void;
  error?: string | null | undefined;
  /** Seconds until another code may be asked for. */
  wait: number;
  sending: boolean;
  sent: boolean;
  fault: string | null;
  onSend: () => void;
  /** Below the help once a code is on its way. */
  note?: ReactNode;
}

/** Six digits from the phone, with the button that sends them. */
export function CodeInput({ value, onChange, error, wait, sending, sent, fault, onSend, note }: Props) {
  const t = useText();
  const label = wait > 0 ? t('login.code.wait.label', { n: wait }) : t('login.code.send.action');
  return (
    <TextInput
      name="code"
      label={t('login.code.self.label')}
      value={value}
      onChange={(text) => onChange(cleanSixDigits(text))}
      error={error ?? fault}
      inputMode="numeric"
      autoComplete="one-time-code"
      help={
        sent && !fault ? (
          <>
            <span role="status">{t('login.code.sent.success')}</span>
            {note}
          </>
        ) : (
          // The button counts what is left; a fixed number beside it would contradict it.
          wait === 0 && t('login.code.self.help')
        )
      }
      foot={<TextRuleFoot id={`${SIGN_IN}-code-foot`} value={value} rule={{ shape: 'sixDigits' }} />}
      beside={
        <Button
          size="large"
          busy={sending}
          aria-disabled={wait > 0 || undefined}
          onClick={() => wait === 0 && onSend()}
        >
          {label}
        </Button>
      }
    />
  );
}
