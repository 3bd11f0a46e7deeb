import { LEARNING_LIMITS } from '@contract/learning-choices';
import { textLength } from '@contract/rules/text-length';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useLeftWords } from '@/components/form/useLeftWords';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import styles from './ReasonForm.module.css';

interface Props {
  /** Name under which typed text is kept until it is sent. */
  form: string;
  label: string;
  /** Says who will read the reason. */
  help: string;
  submitText: string;
  busy: boolean;
  /** Nothing can come of it any more, because the record is gone: the typed text can only be copied. */
  isOver?: boolean;
  /** Resolves to whether it succeeded; otherwise the typed text stays. */
  onSubmit: (reason: string) => Promise<boolean>;
  onCancel: () => void;
}

/**
 * Asks for a reason that the person concerned will read. Several forms may be open at once, one per person. If somebody
 * else decides first, the page takes the form away and the words stay (`useLeftWords`).
 */
export function ReasonForm({ form: name, label, help, submitText, busy, isOver = false, ...rest }: Props) {
  const t = useText();
  const { onSubmit, onCancel } = rest;
  const { min, max } = LEARNING_LIMITS.reason;
  /** Sent, or on its way. */
  const isSent = useRef(false);
  const form = useFieldForm<{ reason: string | null }>({
    form: name,
    initial: { reason: null },
    check: ({ reason }) => {
      const length = textLength(reason);
      if (length < min) return { reason: t('learning.reason.text.required', { min }) };
      return length > max ? { reason: t('learning.reason.text.invalid', { max }) } : {};
    },
    send: async ({ reason }) => {
      isSent.current = true;
      isSent.current = await onSubmit(reason?.trim() ?? '');
      return isSent.current;
    },
  });
  const letGo = useLeftWords({
    title: submitText,
    words: () => (isSent.current ? [] : [{ label, text: form.values.reason ?? '' }]),
    // The page says it where the form was.
    refusal: () => null,
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextAreaField {...form.at('reason')} label={label} help={help} required rows={3} min={min} max={max} />
      <div className={styles.acts}>
        {!isOver && (
          <Button type="submit" look="primary" size="small" busy={busy}>
            {submitText}
          </Button>
        )}
        <Button
          look="text"
          size="small"
          onClick={() => {
            letGo();
            onCancel();
          }}
        >
          {t('kit.confirm.cancel.action')}
        </Button>
      </div>
    </form>
  );
}
