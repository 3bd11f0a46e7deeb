import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import styles from './SignInForm.module.css';
import { TextInput } from './TextInput';

interface Props {
  onSubmit: (totp: string) => void;
  onBack: () => void;
  fault: string | null;
  busy: boolean;
}

/** The second factor: six digits of the authenticator, once the password or the code was right. */
export function TotpForm({ onSubmit, onBack, fault, busy }: Props) {
  const t = useText();
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const incomplete = value.length !== 6;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!incomplete && !busy) onSubmit(value);
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
        name="totp"
        label={t('login.totp.self.label')}
        help={t('login.totp.self.help')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={(text) => setValue(text.normalize('NFKC').replace(/\D/g, '').slice(0, 6))}
        error={tried && incomplete ? t('login.totp.self.required') : null}
      />
      <Button look="primary" size="large" block type="submit" busy={busy}>
        {t('login.form.submit.action')}
      </Button>
      <Button look="text" onClick={onBack}>
        {t('login.totp.back.action')}
      </Button>
    </form>
  );
}
