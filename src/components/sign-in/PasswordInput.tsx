import { useState } from 'react';
import { useText } from '@/i18n/useText';
import styles from './SignInForm.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

/** A password that can be looked at before it is sent; paste and password managers work. */
export function PasswordInput({ value, onChange, error }: Props) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor="sign-in-password">{t('login.form.password.label')}</label>
      <div className={styles.password}>
        <input
          className={styles.input}
          id="sign-in-password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          dir="ltr"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-required
          aria-invalid={error !== null || undefined}
          aria-describedby={error ? 'sign-in-password-error' : undefined}
        />
        <button type="button" className={styles.show} onClick={() => setShown(!shown)} aria-pressed={shown}>
          {t(shown ? 'login.form.hide.action' : 'login.form.show.action')}
        </button>
      </div>
      {error && (
        <p className={styles.error} id="sign-in-password-error">
          {error}
        </p>
      )}
    </div>
  );
}
