import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { PasswordInput } from './PasswordInput';
import { RememberChoice } from './RememberChoice';
import styles from './SignInForm.module.css';
import { TextInput } from './TextInput';

export interface SignInValues {
  username: string;
  password: string;
  remember: boolean;
}

interface Props {
  value: SignInValues;
  onChange: (value: SignInValues) => void;
  onSubmit: () => void;
  /** Why the last attempt did not work; the user name stays. */
  fault: string | null;
  busy: boolean;
  /** The same person has to sign in again, so the user name cannot be changed. */
  fixedUsername?: boolean;
  /** Whether staying signed in is offered; false for accounts to which the service never grants it. */
  remembers?: boolean;
}

/** User name and password. Plain HTML: signing in should be the fastest page there is. */
export function SignInForm({
  value,
  onChange,
  onSubmit,
  fault,
  busy,
  fixedUsername = false,
  remembers = true,
}: Props) {
  const t = useText();
  const [tried, setTried] = useState(false);
  const missing = {
    username: tried && value.username.trim() === '' ? t('login.form.username.required') : null,
    password: tried && value.password === '' ? t('login.form.password.required') : null,
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const empty = value.username.trim() === '' ? 'username' : value.password === '' ? 'password' : null;
    if (empty) event.currentTarget.querySelector<HTMLInputElement>(`[name="${empty}"]`)?.focus();
    else if (!busy) {
      // Both were filled in. A password that the page clears after a refusal is not reported as missing.
      setTried(false);
      onSubmit();
    }
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <TextInput
        name="username"
        label={t('login.form.username.label')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={fixedUsername}
        value={value.username}
        onChange={(username) => onChange({ ...value, username })}
        error={missing.username}
      />
      <PasswordInput
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        error={missing.password}
      />
      {remembers && (
        <RememberChoice checked={value.remember} onChange={(remember) => onChange({ ...value, remember })} />
      )}
      <Button look="primary" size="large" block type="submit" busy={busy}>
        {t('login.form.submit.action')}
      </Button>
    </form>
  );
}
