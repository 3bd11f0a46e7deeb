import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';
import styles from './RadioCards.module.css';

export interface RadioChoice {
  value: string;
  label: ReactNode;
  /** What the choice means: dates, amounts. */
  hint?: ReactNode;
  /** A choice nobody can take says why in its hint. */
  disabled?: boolean;
}

interface Props extends FieldProps<string | null> {
  options: readonly RadioChoice[];
  /** `line`: short words beside one another. */
  layout?: 'cards' | 'line';
}

/** One of up to five, all in sight. Native radios: arrow keys and screen readers work as everywhere. */
export function RadioCards({ value, onChange, onBlur, options, layout = 'cards', ...shell }: Props) {
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldShell {...shell} group="radiogroup" read={chosen?.label}>
      {({ id, name }) => (
        <div className={styles[layout]}>
          {options.map((option, index) => (
            <label
              key={option.value}
              className={classNames(styles.option, option.value === value && styles.chosen)}
              data-disabled={option.disabled || undefined}
            >
              <input
                type="radio"
                id={index === 0 ? `${id}-first` : undefined}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              <span>
                <span className={styles.label}>{option.label}</span>
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldShell>
  );
}
