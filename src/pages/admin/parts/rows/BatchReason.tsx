import type { TextLimit } from '@contract/limits';
import { lengthFault } from '@contract/rules/text-faults';
import { asWritten, type Word } from '@contract/word';
import { TextAreaField } from '@/components/form/TextAreaField';
import { type Text, useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';

/** What keeps a decision from being carried out for this reason; nothing where none is asked for. */
export const reasonFaults = (t: Text, reason: string, limit: TextLimit | undefined): Word[] =>
  limit ? lengthFault(asWritten(t('admin.form.reason.label')), reason, limit) : [];

interface Props {
  id: string;
  limit: TextLimit;
  value: string;
  /** It was to be carried out, and could not be. */
  refused: boolean;
  onChange: (reason: string) => void;
}

/** Why all of them are decided so: each person concerned reads it. */
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
