import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import styles from './CodeForm.module.css';
import { describedBy } from './described-by';
import { FieldError } from './FieldError';

interface Props {
  id: string;
  label: string;
  /** What a code looks like, said before one is typed. */
  help: string;
  action: string;
  look?: 'primary' | 'plain';
  busy?: boolean;
  /** What stands in the address, even if it is no code. */
  given: string;
  /** The code in what was typed or pasted; null where there is none. */
  read: (typed: string) => string | null;
  faults: Readonly<Record<'required' | 'invalid', string>>;
  /** Null: what was typed is no code, and an earlier answer does not belong to it. */
  onCheck: (code: string | null) => void;
}

/** One field for a code, one button: plain HTML. What was typed stays as it was typed. */
export function CodeForm({ id, label, help, action, look = 'primary', busy = false, ...rest }: Props) {
  const { given, read, faults, onCheck } = rest;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(given);
  const [wrong, setWrong] = useState<'required' | 'invalid' | null>(null);
  const reading = useRef(read);
  reading.current = read;
  // The address may change without this form: Back, or a link.
  useEffect(() => {
    const code = reading.current(given);
    setTyped(code ?? given);
    setWrong(given && code === null ? 'invalid' : null);
  }, [given]);
  const check = (): void => {
    const code = read(typed);
    setWrong(code === null ? (typed.trim() ? 'invalid' : 'required') : null);
    onCheck(code);
    if (code === null) field.current?.focus();
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
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          name="code"
          className={styles.input}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={describedBy(`${id}-help`, wrong && `${id}-error`)}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(null);
          }}
        />
        <Button type="submit" look={look} busy={busy}>
          {action}
        </Button>
      </div>
      {wrong && <FieldError id={`${id}-error`}>{faults[wrong]}</FieldError>}
    </form>
  );
}
