import { useState } from 'react';
import { FieldError } from '@/components/form/FieldError';
import { useText } from '@/i18n/useText';
import { useHydrating } from '@/utils/useHydrating';
import styles from './SignInForm.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
  error?: string | null | undefined;
  label?: string;
  help?: string;
  /** For a new password: the browser's password manager offers one and saves it. */
  isNew?: boolean;
}

/** A password that can be looked at before it is sent; paste and password managers work. */
export function PasswordInput({ value, onChange, error, label, help, isNew = false }: Props) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const isHydrating = useHydrating();
  const described = [help && 'sign-in-password-help', error && 'sign-in-password-error']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor="sign-in-password">{label ?? t('login.form.password.label')}</label>
      <div className={styles.password}>
        <input
          className={styles.input}
          id="sign-in-password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          dir="ltr"
          readOnly={isHydrating}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button type="button" className={styles.show} onClick={() => setShown(!shown)} aria-pressed={shown}>
          {t(shown ? 'login.form.hide.action' : 'login.form.show.action')}
        </button>
      </div>
      {help && (
        <p className={styles.help} id="sign-in-password-help">
          {help}
        </p>
      )}
      {error && <FieldError id="sign-in-password-error">{error}</FieldError>}
    </div>
  );
}
