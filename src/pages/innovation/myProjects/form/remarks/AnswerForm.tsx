import { REMARK_TEXT_MAX } from '@contract/limits';
import type { Remark } from '@contract/remark';
import { RemarkAnswer } from '@/components/remarks/RemarkAnswer';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';

interface Props {
  remark: Remark;
  /** Stores the answer, or is rejected with why it could not. */
  onAnswer: (text: string) => Promise<void>;
}

/**
 * The answer to one remark. What is typed stays until it is sent: at the remark on every page that shows it, and after
 * a reload, for the way to the field that is meant leads away from the box.
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
