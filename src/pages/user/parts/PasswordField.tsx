import { useState } from 'react';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import styles from './PasswordField.module.css';

interface Props {
  id: string;
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | null;
  /** The rule for a new password. Left out for the current password, to which no rule applies. */
  help?: string;
  /** Tells password managers what to offer. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field whose content can be shown; pasting and password managers work. */
export function PasswordField({ help, ...props }: Props) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      {...(help === undefined ? { shape: 'any' as const } : { shape: 'told' as const, help })}
      required
      ltr
      width="medium"
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.show}
          aria-pressed={shown}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'login.form.hide.action' : 'login.form.show.action')}
        </button>
      }
    />
  );
}
