import { lengthFault } from '@contract/rules/text-faults';
import { asWritten, type Word } from '@contract/word';
import { TextAreaField } from '@/components/form/TextAreaField';
import { type Text, useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';

/** What keeps a decision from being carried out for this reason; nothing where none is asked for. */
export const reasonFaults = (t: Text, reason: string, max: number | undefined): Word[] =>
  max ? lengthFault(asWritten(t('admin.form.reason.label')), reason, { min: 1, max }) : [];

interface Props {
  id: string;
  max: number;
  value: string;
  /** It was to be carried out, and could not be. */
  refused: boolean;
  onChange: (reason: string) => void;
}

/** Why all of them are decided so: each person concerned reads it. */
export function BatchReason({ id, max, value, refused, onChange }: Props) {
  const t = useText();
  const say = useWords();
  const [fault] = refused ? reasonFaults(t, value, max) : [];
  return (
    <TextAreaField
      id={id}
      label={t('admin.form.reason.label')}
      required
      rows={3}
      max={max}
      error={fault ? say(fault) : null}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
