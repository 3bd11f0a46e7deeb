import { CHANGE_TEXT_MAX } from '@contract/project-change-choices';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/Dialog';
import { FirstFocus } from '@/components/FirstFocus';
import { FieldError } from '@/components/form/FieldError';
import type { FieldProps } from '@/components/form/field-props';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import styles from './changes.module.css';

interface Props {
  title: string;
  /** Whether it may still be asked for; else it is only read what has happened. */
  offered: boolean;
  form: { busy: boolean; refusal: string | null; submit: () => Promise<unknown> };
  /** Every change is asked for with a reason. */
  reason: Omit<FieldProps<string | null>, 'label'>;
  onClose: () => void;
  children: ReactNode;
}

/** What is asked for, in the fields of its kind, and why. Closing keeps what was typed. */
export function AskDialog({ title, offered, form, reason, onClose, children }: Props) {
  const t = useText();
  return (
    <Dialog
      open
      centered
      width={560}
      title={title}
      okText={t('change.ask.submit.action')}
      cancelText={t('kit.confirm.cancel.action')}
      okButtonProps={{ loading: form.busy, ...(offered ? {} : { hidden: true }) }}
      onOk={() => void form.submit()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <FirstFocus />
      <div className={styles.form}>
        {children}
        <TextAreaField
          {...reason}
          label={t('change.ask.reason.label')}
          required
          rows={4}
          max={CHANGE_TEXT_MAX}
        />
        {form.refusal && (
          <div role="alert">
            <FieldError>{form.refusal}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  );
}
