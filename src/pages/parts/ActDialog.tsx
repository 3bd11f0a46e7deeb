import type { ReactNode } from 'react';
import { Dialog } from '@/components/Dialog';
import { FirstFocus } from '@/components/FirstFocus';
import { FieldError } from '@/components/form/FieldError';
import type { FieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import styles from './ActDialog.module.css';

interface Props {
  title: string;
  /** What its button says; the title unless said. */
  okText?: string;
  width: number;
  danger?: boolean;
  /** False once somebody else was quicker: what was typed can still be read, and why it is over. */
  isOffered: boolean;
  form: Pick<FieldForm<object>, 'busy' | 'refusal' | 'submit'>;
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** One act with the words that go with it. Closing keeps what was typed. */
export function ActDialog({ title, okText = title, width, danger = false, isOffered, form, ...rest }: Props) {
  const t = useText();
  const { onClose, className, children } = rest;
  return (
    <Dialog
      open
      centered
      width={width}
      title={title}
      okText={okText}
      cancelText={t('kit.confirm.cancel.action')}
      okButtonProps={{ loading: form.busy, danger, ...(isOffered ? {} : { hidden: true }) }}
      onOk={() => void form.submit()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <FirstFocus />
      <div className={classNames(styles.form, className)}>
        {children}
        {form.refusal && (
          <div role="alert">
            <FieldError>{form.refusal}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  );
}
