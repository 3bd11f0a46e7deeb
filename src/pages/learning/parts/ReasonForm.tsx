import { LEARNING_LIMITS } from '@contract/learning-choices';
import { textLength } from '@contract/rules/text-length';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/Button';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import styles from './ReasonForm.module.css';

interface Props {
  label: string;
  /** Who will read it. */
  help: string;
  submitText: string;
  busy: boolean;
  onSubmit: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** What is taken from somebody is given a reason: the person reads it. */
export function ReasonForm({ label, help, submitText, busy, onSubmit, onCancel }: Props) {
  const t = useText();
  // Several may stand open, one beside each person.
  const id = useId();
  const [reason, setReason] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { min, max } = LEARNING_LIMITS.reason;
  const length = textLength(reason);
  const missing = length < min ? t('learning.reason.text.required', { min }) : null;
  const excess = length > max ? t('learning.reason.text.invalid', { max }) : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (missing ?? excess) focusField(id);
    else void onSubmit(reason?.trim() ?? '');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextAreaField
        id={id}
        label={label}
        help={help}
        required
        rows={3}
        max={max}
        value={reason}
        onChange={setReason}
        error={tried ? (missing ?? excess) : null}
      />
      <div className={styles.acts}>
        <Button type="submit" look="primary" size="small" busy={busy}>
          {submitText}
        </Button>
        <Button look="text" size="small" onClick={onCancel}>
          {t('kit.confirm.cancel.action')}
        </Button>
      </div>
    </form>
  );
}
