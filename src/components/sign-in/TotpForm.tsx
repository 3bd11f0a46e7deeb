import { cleanSecondFactor, isRecoveryCode } from '@contract/rules/second-factor';
import { cleanSixDigits, isSixDigits } from '@contract/rules/six-digits';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import styles from './SignInForm.module.css';
import { TextInput } from './TextInput';

interface Props {
  /** Six digits, or a recovery code. */
  onSubmit: (totp: string) => void;
  onBack: () => void;
  fault: string | null;
  busy: boolean;
}

const WAYS = {
  totp: { clean: cleanSixDigits, isWhole: isSixDigits },
  recovery: { clean: cleanSecondFactor, isWhole: isRecoveryCode },
} as const;

/** The second factor: six digits of the authenticator, or a recovery code for whoever has lost it. */
export function TotpForm({ onSubmit, onBack, fault, busy }: Props) {
  const t = useText();
  const [way, setWay] = useState<keyof typeof WAYS>('totp');
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const { clean, isWhole } = WAYS[way];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isWhole(value) && !busy) onSubmit(value);
  };
  const change = (): void => {
    setWay(way === 'totp' ? 'recovery' : 'totp');
    setValue('');
    setTried(false);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <TextInput
        autoFocus
        key={way}
        name={way}
        label={t(`login.${way}.self.label`)}
        help={t(`login.${way}.self.help`)}
        inputMode={way === 'totp' ? 'numeric' : 'text'}
        autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
        value={value}
        onChange={(text) => setValue(clean(text))}
        error={tried && !isWhole(value) ? t(`login.${way}.self.required`) : null}
      />
      <Button look="primary" size="large" block type="submit" busy={busy}>
        {t('login.form.submit.action')}
      </Button>
      <Button look="text" onClick={change}>
        {t(`login.${way}.other.action`)}
      </Button>
      <Button look="text" onClick={onBack}>
        {t('login.totp.back.action')}
      </Button>
    </form>
  );
}
