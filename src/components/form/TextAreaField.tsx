import { textLength } from '@contract/rules/text-length';
import { Input } from 'antd';
import type { CSSProperties } from 'react';
import { CharacterCount } from './CharacterCount';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';
import { memoField } from './memo-field';
import styles from './TextAreaField.module.css';

interface Props extends FieldProps<string | null> {
  min?: number;
  max?: number;
  rows?: number;
  placeholder?: string;
}

/**
 * Long text with its count. It grows by CSS where the browser can: antd's own autosizing writes style attributes,
 * which a strict content security policy refuses.
 */
export const TextAreaField = memoField(function TextAreaField(props: Props) {
  const { value, onChange, onBlur, min, max, rows = 4, placeholder, ...shell } = props;
  const foot = max ? (
    <CharacterCount id={`${props.id}-foot`} count={textLength(value)} min={min} max={max} />
  ) : undefined;
  return (
    <FieldShell {...shell} foot={foot} read={value}>
      {(wiring) => (
        <Input.TextArea
          {...wiring}
          className={styles.area}
          style={{ '--rows': rows } as CSSProperties}
          status={wiring['aria-invalid'] && 'error'}
          rows={rows}
          placeholder={placeholder}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
          onBlur={onBlur}
        />
      )}
    </FieldShell>
  );
});
