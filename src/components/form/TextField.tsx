import { cleanPhone } from '@contract/rules/clean-text';
import { Input } from 'antd';
import type { ReactNode } from 'react';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';
import { memoField } from './memo-field';
import { isToldBelow, TextRuleFoot } from './TextRuleFoot';
import type { TextRule } from './text-rule';
import { useSettled } from './useSettled';

interface Look extends FieldProps<string | null> {
  type?: 'text' | 'tel' | 'email' | 'url' | 'password';
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url';
  autoComplete?: string;
  placeholder?: string;
  suffix?: ReactNode;
  /**
   * Cleans the text when the field is left: spaces, full-width characters; a phone number keeps only its eleven digits.
   */
  clean?: (text: string) => string;
  width?: 'short' | 'medium' | 'full';
  /** Codes, phone numbers and addresses read from left to right in every language. */
  ltr?: boolean;
}
/** Text longer than its rule allows is kept and reported, never cut. */
type Props = Look & TextRule;

/** One line of text. An emptied field is null, so that clearing it is saved as such. */
export const TextField = memoField(function TextField(props: Props) {
  const { value, onChange, onBlur, type = 'text', inputMode, autoComplete, placeholder, suffix } = props;
  const { clean = type === 'tel' ? cleanPhone : undefined, min, max, shape, ltr = false, ...shell } = props;
  const leave = useSettled(() => {
    const tidy = clean && value ? clean(value) : value;
    if (tidy !== value) onChange(tidy || null);
  }, onBlur);
  const foot = isToldBelow(props, value) && (
    <TextRuleFoot id={`${props.id}-foot`} value={value} rule={props} />
  );
  return (
    <FieldShell {...shell} foot={foot} read={ltr && value ? <bdi>{value}</bdi> : value}>
      {(wiring) => (
        <Input
          {...wiring}
          status={wiring['aria-invalid'] && 'error'}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete ?? 'off'}
          placeholder={placeholder}
          suffix={suffix}
          dir={ltr ? 'ltr' : undefined}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
          onBlur={leave}
        />
      )}
    </FieldShell>
  );
});
