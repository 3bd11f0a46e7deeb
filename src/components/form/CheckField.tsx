import type { ReactNode } from 'react';
import styles from './CheckField.module.css';
import { describedBy } from './described-by';
import { ConflictPlace, useConflictLead } from './FieldConflicts';
import { FieldError } from './FieldError';
import type { FieldProps } from './field-props';

interface Props extends Omit<FieldProps<boolean | null>, 'label'> {
  /** The whole statement that is agreed to. */
  label: ReactNode;
}

/** One statement to tick: a promise, a consent. Each stands alone and can be taken back. */
export function CheckField({
  id,
  name = id,
  label,
  value,
  onChange,
  onBlur,
  help,
  error,
  required,
  readOnly,
}: Props) {
  const lead = useConflictLead(id);
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={value === true}
          disabled={readOnly}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(help && `${id}-help`, error && `${id}-error`, lead)}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      {error && (
        <div className={styles.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <ConflictPlace id={id} />
    </div>
  );
}
