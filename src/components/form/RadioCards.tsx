import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { focusField } from '@/utils/focus-field';
import { clearByKey } from './clear-by-key';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';
import { memoField } from './memo-field';
import styles from './RadioCards.module.css';

interface RadioChoice {
  value: string;
  label: ReactNode;
  /** What the choice means: dates, amounts. */
  hint?: ReactNode;
  /** A choice nobody can take says why in its hint. */
  disabled?: boolean;
}

interface Props extends FieldProps<string | null> {
  options: readonly RadioChoice[];
  /** `line`: short options side by side. */
  layout?: 'cards' | 'line';
  /** One option is always chosen: the choice can be changed but not cleared. */
  fixed?: boolean;
}

/** One of up to five, all in sight. Native radios: arrow keys and screen readers work as everywhere. */
export const RadioCards = memoField(function RadioCards(props: Props) {
  const { value, onChange, onBlur, options, layout = 'cards', fixed = false, ...shell } = props;
  const text = useText();
  const chosen = options.find((option) => option.value === value);
  const clear = (): void => {
    if (fixed) return;
    onChange(null);
    focusField(shell.id);
  };
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
                {...clearByKey(clear)}
                onBlur={onBlur}
              />
              <span>
                <span className={styles.label}>{option.label}</span>
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
            </label>
          ))}
          {chosen && !fixed && (
            <Button look="text" size="small" className={styles.clear} onClick={clear}>
              {text('kit.field.clear.action')}
              <span className="vh">{shell.label}</span>
            </Button>
          )}
        </div>
      )}
    </FieldShell>
  );
});
