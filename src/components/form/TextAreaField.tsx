import { Input } from 'antd';
import type { CSSProperties } from 'react';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';
import { memoField } from './memo-field';
import styles from './TextAreaField.module.css';
import { isToldBelow, TextRuleFoot } from './TextRuleFoot';
import type { TextRule } from './text-rule';

interface Look extends FieldProps<string | null> {
  rows?: number;
  placeholder?: string;
}
type Props = Look & TextRule;

/**
 * Long text with its count. It grows by CSS where the browser can: antd's own autosizing writes style attributes,
 * which a strict content security policy refuses.
 */
export const TextAreaField = memoField(function TextAreaField(props: Props) {
  const { value, onChange, onBlur, min, max, shape, rows = 4, placeholder, ...shell } = props;
  const foot = isToldBelow(props, value) && (
    <TextRuleFoot id={`${props.id}-foot`} value={value} rule={props} />
  );
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
