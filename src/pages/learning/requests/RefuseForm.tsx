import { LEARNING_LIMITS } from '@contract/learning-choices';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import { countCharacters } from '@/utils/count-characters';
import styles from './requests.module.css';

interface Props {
  person: string;
  busy: boolean;
  onRefuse: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** A refusal always says why: the person reads it. */
export function RefuseForm({ person, busy, onRefuse, onCancel }: Props) {
  const t = useText();
  const [reason, setReason] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { min, max } = LEARNING_LIMITS.reason;
  const length = countCharacters(reason?.trim() ?? '');
  const fault = length < min ? t('learning.requests.reason.required', { min }) : null;
  const excess = length > max ? t('learning.requests.reason.invalid', { max }) : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!fault && !excess) void onRefuse(reason?.trim() ?? '');
  };
  return (
    <form className={styles.refuse} onSubmit={submit}>
      <TextAreaField
        id="reason"
        label={t('learning.requests.reason.label')}
        help={t('learning.requests.reason.help', { person })}
        required
        rows={3}
        max={max}
        value={reason}
        onChange={setReason}
        error={tried ? (fault ?? excess) : null}
      />
      <div className={styles.acts}>
        <Button type="submit" look="primary" size="small" busy={busy}>
          {t('learning.requests.refuse.action')}
        </Button>
        <Button look="text" size="small" onClick={onCancel}>
          {t('kit.confirm.cancel.action')}
        </Button>
      </div>
    </form>
  );
}
