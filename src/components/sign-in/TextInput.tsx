import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldError } from '@/components/form/FieldError';
import { useHydrating } from '@/utils/useHydrating';
import styles from './SignInForm.module.css';

/** Prefix of the field ids on the sign-in pages. */
export const SIGN_IN = 'sign-in';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null | undefined;
  help?: ReactNode;
  /** Shown below the input: the rule for the text. Its id must be `{SIGN_IN}-{name}-foot`. */
  foot?: ReactNode;
  /** Beside the input: a button that belongs to it. */
  beside?: ReactNode;
}

/** One labelled line of plain HTML: the pages on the way in are to be the fastest there are. */
export function TextInput({ name, label, value, onChange, error, help, foot, beside, ...input }: Props) {
  const id = `${SIGN_IN}-${name}`;
  const isHydrating = useHydrating();
  const described = [help && `${id}-help`, foot && `${id}-foot`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          dir="ltr"
          {...input}
          readOnly={input.readOnly || isHydrating}
          className={styles.input}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {beside}
      </div>
      {(help || foot) && (
        <div className={styles.below}>
          {help && (
            <div className={styles.help} id={`${id}-help`}>
              {help}
            </div>
          )}
          {foot}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
