import { REPLY_LIMITS } from '@contract/reply-limits';
import { textLength } from '@contract/rules/text-length';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import styles from './replies.module.css';

interface Props {
  id: string;
  label: string;
  help?: string;
  action: string;
  /** What is sent at least; a message in a thread may be one word. */
  min: number;
  rows?: number;
  danger?: boolean;
  busy: boolean;
  /** Answers whether it arrived: only then the field empties. */
  onSend: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

const { max } = REPLY_LIMITS.text;

/** One text and the button that sends it. */
export function WordsForm({ id, label, help, action, min, rows = 3, danger, busy, onSend, onCancel }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const n = textLength(text);
    if (n < min || n > max) return setError(t('demand.reply.length.invalid', { min, max, n }));
    setError(null);
    if (await onSend(text.trim())) setText('');
  };
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        id={id}
        label={label}
        help={help}
        required
        rows={rows}
        min={min}
        max={max}
        error={error}
        value={text || null}
        onChange={(value) => setText(value ?? '')}
      />
      <div className={styles.acts}>
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy}>
          {action}
        </Button>
        {onCancel && (
          <Button look="text" onClick={onCancel}>
            {t('kit.confirm.cancel.action')}
          </Button>
        )}
      </div>
    </form>
  );
}
