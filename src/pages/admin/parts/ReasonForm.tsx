import type { TextLimit } from '@contract/limits';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import { DialogForm } from './form/DialogForm';

export interface ReasonQuestion {
  /** The whole question in one sentence. */
  title: string;
  /** Verb and object of the act. */
  okText: string;
  /** What leaves everything as it is; 返回 where the act itself is to cancel something. */
  cancelText?: string;
  danger?: boolean;
  /** Whether the act may go on without one. */
  optional?: boolean;
  /** What else has to be said, above the reason. */
  extra?: ReactNode;
  /** How long it has to be and may be. */
  limit: TextLimit;
  /** Wider where what is said above the reason needs it. */
  width?: number;
  /** What the text is called where it is not the whole reason. */
  label?: string;
}

interface Props<Values extends { reason?: string }> {
  question: ReasonQuestion | null;
  onClose: () => void;
  /** Answers whether the act was carried out; the dialog stays open where it was not. */
  onReason: (values: Values, form: ReturnType<typeof Form.useForm>[0]) => Promise<boolean>;
}

/** Of a dialog that is closed. */
const NO_LIMIT: TextLimit = { max: 0 };

/** Asks for the reason of an act that hurts somebody: the person concerned reads it. */
export function ReasonForm<Values extends { reason?: string }>({
  question,
  onClose,
  onReason,
}: Props<Values>) {
  const t = useText();
  const [form] = Form.useForm();
  return (
    <DialogForm
      form={form}
      title={question?.title}
      open={question !== null}
      width={question?.width ?? 520}
      submitText={question?.okText}
      cancelText={question?.cancelText ?? t('admin.form.cancel.action')}
      danger={question?.danger ?? false}
      onClose={onClose}
      onFinish={async (values) => {
        const done = await onReason(values as Values, form);
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
