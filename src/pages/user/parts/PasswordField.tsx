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
  help?: string;
  /** What a password manager should do with it. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at before it is sent; paste and password managers work. */
export function PasswordField(props: Props) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
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
