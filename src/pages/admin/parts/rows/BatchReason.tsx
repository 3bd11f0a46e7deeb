import { Input } from 'antd';
import { FieldError } from '@/components/form/FieldError';
import { useText } from '@/i18n/useText';
import styles from './BatchDialog.module.css';

interface Props {
  id: string;
  max: number;
  value: string;
  /** It was to be carried out, and there is none. */
  missing: boolean;
  onChange: (reason: string) => void;
}

/** Why all of them are decided so: each person concerned reads it. */
export function BatchReason({ id, max, value, missing, onChange }: Props) {
  const t = useText();
  const faultId = `${id}-fault`;
  return (
    <div className={styles.reason}>
      <label htmlFor={id}>{t('admin.form.reason.label')}</label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={max}
        showCount
        value={value}
        status={missing ? 'error' : ''}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? faultId : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {missing && <FieldError id={faultId}>{t('admin.form.reason.required')}</FieldError>}
    </div>
  );
}
