import { CHANGE_TEXT_MAX } from '@contract/project-change-choices';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldProps } from '@/components/form/field-props';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import { ActDialog } from '@/pages/parts/ActDialog';

interface Props {
  title: string;
  /** Whether it may still be asked for; else it is only read what has happened. */
  offered: boolean;
  form: ComponentProps<typeof ActDialog>['form'];
  /** Every change is asked for with a reason. */
  reason: Omit<FieldProps<string | null>, 'label'>;
  onClose: () => void;
  children: ReactNode;
}

/** What is asked for, in the fields of its kind, and why. Closing keeps what was typed. */
export function AskDialog({ title, offered, form, reason, onClose, children }: Props) {
  const t = useText();
  return (
    <ActDialog
      title={title}
      okText={t('change.ask.submit.action')}
      width={560}
      isOffered={offered}
      form={form}
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
