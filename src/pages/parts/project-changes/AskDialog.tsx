import { CHANGE_TEXT_MAX } from '@contract/project-change-choices';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldProps } from '@/components/form/field-props';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import { ActDialog } from '@/pages/parts/ActDialog';

interface Props {
  title: string;
  /** Whether the change may still be requested; if not, the dialog only shows what happened. */
  offered: boolean;
  form: ComponentProps<typeof ActDialog>['form'];
  /** What was typed into the fields of this kind. */
  words?: ComponentProps<typeof ActDialog>['words'];
  /** The reason, required for every change. */
  reason: Omit<FieldProps<string | null>, 'label'>;
  onClose: () => void;
  children: ReactNode;
}

/** The fields of a kind of change, and the reason. Closing keeps what was typed. */
export function AskDialog({ title, offered, form, words = [], reason, onClose, children }: Props) {
  const t = useText();
  return (
    <ActDialog
      title={title}
      okText={t('change.ask.submit.action')}
      width={560}
      isOffered={offered}
      form={form}
      words={[...words, { label: t('change.ask.reason.label'), text: reason.value ?? '' }]}
      onClose={onClose}
    >
      {children}
      <TextAreaField
        {...reason}
        label={t('change.ask.reason.label')}
        required
        rows={4}
        max={CHANGE_TEXT_MAX}
      />
    </ActDialog>
  );
}
