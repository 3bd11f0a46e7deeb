import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { cleanCode } from './clean-code';
import styles from './index.module.css';

interface Props {
  /** What stands in the address, even if it is no code. */
  given: string;
  busy: boolean;
  /** Null: what was typed is no code, and an earlier answer does not belong to it. */
  onCheck: (code: string | null) => void;
}

/** One field, one button. What was typed stays as it was typed. */
export function CodeForm({ given, busy, onCheck }: Props) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(given);
  const [wrong, setWrong] = useState<'required' | 'invalid' | null>(null);
  // The address may change without this form: Back, or a link.
  useEffect(() => {
    setTyped(cleanCode(given) ?? given);
    setWrong(given && !cleanCode(given) ? 'invalid' : null);
  }, [given]);
  const check = (): void => {
    const code = cleanCode(typed);
    setWrong(code ? null : typed.trim() ? 'invalid' : 'required');
    onCheck(code);
    if (!code) field.current?.focus();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <label htmlFor="verify-code">{t('verify.code.field.label')}</label>
      <p id="verify-code-help" className={styles.help}>
        {t('verify.code.field.help')}
      </p>
      <div className={styles.line}>
        <input
          ref={field}
          id="verify-code"
          className={styles.input}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? 'verify-code-help verify-code-error' : 'verify-code-help'}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="primary" busy={busy}>
          {t('verify.check.self.action')}
        </Button>
      </div>
      {wrong && (
        <p id="verify-code-error" role="alert" className={styles.error}>
          {t(`verify.code.field.${wrong}`)}
        </p>
      )}
    </form>
  );
}
