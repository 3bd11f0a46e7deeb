import { FieldError } from '@/components/form/FieldError';
import form from '@/components/sign-in/SignInForm.module.css';
import styles from './index.module.css';

interface Props {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** Radio buttons for a few options, all visible. */
export function ChoiceInput({ name, label, choices, value, onChange, error }: Props) {
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={form.check}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
