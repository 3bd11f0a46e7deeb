import { REPLY_LIMITS } from '@contract/reply-choices';
import { textLength } from '@contract/rules/text-length';
import { Button } from '@/components/Button';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import styles from './replies.module.css';

interface Props {
  /** Name under which typed text is kept until it is sent; the field's id is `{form}-text`. */
  form: string;
  label: string;
  help?: string;
  action: string;
  /** Minimum length in characters; a message within a conversation may be a single word. */
  min: number;
  rows?: number;
  danger?: boolean;
  busy: boolean;
  /** Resolves to whether the text was sent; only then the field is cleared. */
  onSend: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

const { max } = REPLY_LIMITS.text;

/** One text and the button that sends it. */
export function WordsForm({ form: name, min, rows = 3, onSend, onCancel, ...look }: Props) {
  const t = useText();
  const { label, help, action, danger, busy } = look;
  const form = useFieldForm<{ text: string | null }>({
    form: name,
    initial: { text: null },
    check: ({ text }) => {
      const n = textLength(text);
      return n < min || n > max ? { text: t('demand.reply.length.invalid', { min, max, n }) } : {};
    },
    send: ({ text }) => onSend(text?.trim() ?? ''),
  });
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextAreaField
        {...form.at('text')}
        label={label}
        help={help}
        required
        rows={rows}
        min={min}
        max={max}
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
