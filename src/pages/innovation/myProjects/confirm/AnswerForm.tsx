import type { ConfirmationFinding } from '@contract/confirmation';
import { DECLINE_REASON_MAX } from '@contract/confirmation-choices';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useAction } from '@/hooks/useAction';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import styles from '@/pages/innovation/myProjects/parts/asked.module.css';
import { answerRequest } from '@/services/confirmation';
import { focusField } from '@/utils/focus-field';

interface Props {
  code: string;
  data: ConfirmationFinding;
  onAnswer: (next: ConfirmationFinding) => void;
  /** Called when the service refuses because the form has changed: the text on the screen may be outdated. */
  onChanged: () => void;
}

/** Confirm with one click, or decline with a reason. The answer can be changed as long as this form is shown. */
export function AnswerForm({ code, data, onAnswer, onChanged }: Props) {
  const t = useText();
  const faultOf = useTextFault();
  const { busy, fault, run } = useAction();
  const [declining, setDeclining] = useState(false);
  const { state } = data;
  const seen = data.seen ?? '';
  const form = useFieldForm<{ reason: string | null }>({
    form: `decline-${code}`,
    initial: { reason: null },
    check: ({ reason }) => {
      if (!reason?.trim()) return { reason: t('confirmations.decline.reason.required') };
      const long = faultOf(t('confirmations.decline.reason.label'), reason, { max: DECLINE_REASON_MAX });
      return long ? { reason: long } : {};
    },
    onRefusal: onChanged,
    send: async ({ reason }) => {
      onAnswer(await answerRequest(code, { accept: false, seen, reason: reason?.trim() ?? '' }));
      setDeclining(false);
    },
  });
  const accept = async (): Promise<void> => {
    const done = await run(async () => onAnswer(await answerRequest(code, { accept: true, seen })));
    if (!done) onChanged();
  };
  const decline = (): void => {
    setDeclining(true);
    requestAnimationFrame(() => focusField(form.at('reason').id));
  };
  return (
    <>
      <p>
        {t(state === 'confirmed' ? 'confirmations.done.change.help' : 'confirmations.answer.statement.help')}
      </p>
      {declining && (
        <TextAreaField
          {...form.at('reason')}
          error={form.at('reason').error ?? form.refusal}
          label={t('confirmations.decline.reason.label')}
          help={t('confirmations.decline.reason.help')}
          required
          rows={3}
          max={DECLINE_REASON_MAX}
        />
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.acts}>
        {declining ? (
          <>
            <Button look="primary" busy={form.busy} onClick={() => void form.submit()}>
              {t('confirmations.decline.send.action')}
            </Button>
            <Button look="text" onClick={() => setDeclining(false)}>
              {t('kit.confirm.cancel.action')}
            </Button>
          </>
        ) : (
          <>
            {state !== 'confirmed' && (
              <Button look="primary" busy={busy} onClick={() => void accept()}>
                {t('confirmations.accept.self.action')}
              </Button>
            )}
            {state !== 'declined' && (
              <Button onClick={decline}>{t('confirmations.decline.self.action')}</Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
