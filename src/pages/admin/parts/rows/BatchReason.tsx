import type { TextLimit } from '@contract/limits';
import { lengthFault } from '@contract/rules/text-faults';
import { asWritten, type Word } from '@contract/word';
import { TextAreaField } from '@/components/form/TextAreaField';
import { type Text, useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';

/** What is wrong with the reason; empty if the action needs none. */
export const reasonFaults = (t: Text, reason: string, limit: TextLimit | undefined): Word[] =>
  limit ? lengthFault(asWritten(t('admin.form.reason.label')), reason, limit) : [];

interface Props {
  id: string;
  limit: TextLimit;
  value: string;
  /** The decision was confirmed but stopped because of the reason; its error is shown from then on. */
  refused: boolean;
  onChange: (reason: string) => void;
}

/** The reason for the whole batch; each person concerned reads it. */
export function BatchReason({ id, limit, value, refused, onChange }: Props) {
  const t = useText();
  const say = useWords();
  const [fault] = refused ? reasonFaults(t, value, limit) : [];
  return (
    <TextAreaField
      id={id}
      label={t('admin.form.reason.label')}
      required
      rows={3}
      {...limit}
      error={fault ? say(fault) : null}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
