import { REMARK_TEXT_MAX } from '@contract/limits';
import type { Remark } from '@contract/remark';
import { RemarkAnswer } from '@/components/remarks/RemarkAnswer';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';

interface Props {
  remark: Remark;
  /** Saves the answer; rejects with the reason of a failure. */
  onAnswer: (text: string) => Promise<void>;
}

/**
 * The answer to one remark. Typed text is kept until it is sent, on every page that shows the remark and across
 * reloads, because the link to the field in question leads away from this form.
 */
export function AnswerForm({ remark, onAnswer }: Props) {
  const t = useText();
  const textFault = useTextFault();
  const name = `remark-${remark.id}`;
  const faultOf = (text: string | null): string | null =>
    text?.trim()
      ? textFault(t('life.remark.answer.label'), text, { max: REMARK_TEXT_MAX })
      : t('life.remark.answer.required');
  const form = useFieldForm<{ answer: string | null }>({
    form: name,
    initial: { answer: remark.answer },
    check: ({ answer }) => {
      const fault = faultOf(answer);
      return fault ? { answer: fault } : {};
    },
    send: ({ answer }) => onAnswer(answer?.trim() ?? ''),
  });
  return (
    <RemarkAnswer
      {...form.at('answer')}
      error={form.errors.answer ?? form.refusal}
      busy={form.busy}
      answered={remark.answer !== null}
      onSave={() => void form.submit()}
    />
  );
}
