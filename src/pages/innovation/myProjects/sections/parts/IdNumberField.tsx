import { cleanCode } from '@contract/rules/clean-text';
import { isMasked, maskIdNumber } from '@contract/rules/id-number';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import type { FieldProps } from '@/components/form/field-props';
import { ReadField } from '@/components/form/ReadField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import styles from './IdNumberField.module.css';

interface Props extends FieldProps<string | null> {
  /** The service has this number: it is shown masked, and only replaced as a whole. */
  saved: boolean;
}

/** 身份证号码: readable while typed, masked once it is saved and the field is left. */
export function IdNumberField({ saved, ...field }: Props) {
  const t = useText();
  const { id, label, value, readOnly } = field;
  const wrong = field.error ?? field.slip;
  const [typing, setTyping] = useState(false);
  /** The number being replaced, which is kept until something is typed in its place; null if none is. */
  const [kept, setKept] = useState<string | null>(null);
  const replacing = kept !== null;
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (wantsFocus.current && replacing) focusField(id);
    wantsFocus.current = false;
  }, [replacing, id]);

  // A masked number is never edited as text, because the service takes the asterisks to mean "unchanged".
  const masked = value !== null && (isMasked(value) || (saved && !wrong));
  if (readOnly)
    return (
      <ReadField id={id} label={label}>
        {value && <bdi>{maskIdNumber(value)}</bdi>}
      </ReadField>
    );
  if (masked && !typing && !replacing)
    return (
      <div className={styles.kept}>
        <ReadField id={id} label={label}>
          <bdi>{isMasked(value) ? value : maskIdNumber(value)}</bdi>
        </ReadField>
        <Button
          size="small"
          onClick={() => {
            wantsFocus.current = true;
            setKept(value);
          }}
        >
          {t('sections.team.idNumber.action')}
        </Button>
        <Button look="text" size="small" onClick={() => field.onChange(null)}>
          {t('kit.field.clear.action')}
          <span className="vh">{label}</span>
        </Button>
        {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
      </div>
    );
  return (
    <TextField
      {...field}
      required
      shape="idCard"
      help={t(replacing ? 'sections.team.idNumberKept.help' : 'sections.team.idNumber.help')}
      value={replacing && value === kept ? null : value}
      onChange={(next) => {
        setTyping(true);
        field.onChange(next ?? kept);
      }}
      clean={cleanCode}
      width="medium"
      ltr
      onBlur={() => {
        setTyping(false);
        setKept(null);
        field.onBlur?.();
      }}
    />
  );
}
