import type { TextLimit } from '@contract/limits';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import type { Act } from './acts/useAct';
import { DialogForm } from './form/DialogForm';

export interface ReasonQuestion {
  /** The whole question in one sentence. */
  title: string;
  /** The label of the confirming button: verb and object. */
  okText: string;
  /** The label of the button that changes nothing; 返回 if the action itself cancels something. */
  cancelText?: string;
  danger?: boolean;
  /** Whether the reason may be left empty. */
  optional?: boolean;
  /** Further fields or text above the reason. */
  extra?: ReactNode;
  /** The shortest and the longest reason that is accepted. */
  limit: TextLimit;
  /** Width in pixels, for when the content above the reason needs more space. */
  width?: number;
  /** The label of the text field, for when the reason consists of more than this text. */
  label?: string;
}

interface Props<Values extends { reason?: string }> {
  question: ReasonQuestion | null;
  onClose: () => void;
  /** As `onFinish` of a dialog. */
  onReason: (values: Values, act: Act) => Promise<boolean>;
}

/** Stands in while the dialog is closed and there is no question. */
const NO_LIMIT: TextLimit = { max: 0 };

/** Asks for the reason of an action to somebody's disadvantage; the person concerned reads it. */
export function ReasonForm<Values extends { reason?: string }>({
  question,
  onClose,
  onReason,
}: Props<Values>) {
  const t = useText();
  return (
    <DialogForm
      title={question?.title}
      open={question !== null}
      width={question?.width ?? 520}
      submitText={question?.okText}
      cancelText={question?.cancelText ?? t('admin.form.cancel.action')}
      danger={question?.danger ?? false}
      onClose={onClose}
      onFinish={async (values, act) => {
        const done = await onReason(values as Values, act);
        if (done) onClose();
        return done;
      }}
    >
      {question?.extra}
      <TextItem
        name="reason"
        label={question?.label ?? t('admin.form.reason.label')}
        {...(question?.limit ?? NO_LIMIT)}
        rows={4}
        optional={question?.optional ?? false}
        missing={t('admin.form.reason.required')}
      />
    </DialogForm>
  );
}
