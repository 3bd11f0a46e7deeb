import { isInviteCode, readInviteCode } from '@contract/rules/invite-code';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import styles from './join.module.css';

interface Props {
  code: string;
  onCode: (code: string) => void;
  /** Whether what was asked for last is no code: what an earlier one opened is no answer to it. */
  onRefused: (isRefused: boolean) => void;
}

/** One field for a code or a whole link; small and full-width letters count. */
export function CodeForm({ code, onCode, onRefused }: Props) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState(code);
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readInviteCode(typed);
    const wrong = read ? 'learning.join.code.invalid' : 'learning.join.code.required';
    onRefused(!isInviteCode(read));
    if (isInviteCode(read)) onCode(read);
    else {
      setFault(t(wrong));
      focusField(id);
    }
  };
  return (
    <form className={styles.code} onSubmit={submit} noValidate>
      <label htmlFor={id}>{t('learning.join.code.label')}</label>
      <p id={`${id}-help`} className={styles.help}>
        {t('learning.join.code.help')}
      </p>
      <div className={styles.line}>
        <input
          id={id}
          name="code"
          className={styles.input}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-help${fault ? ` ${id}-error` : ''}`}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(null);
          }}
        />
        <Button type="submit" look={code ? 'plain' : 'primary'}>
          {t('learning.join.look.action')}
        </Button>
      </div>
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </form>
  );
}
