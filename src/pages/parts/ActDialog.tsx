import type { ReactNode } from 'react';
import { Dialog } from '@/components/Dialog';
import { FirstFocus } from '@/components/FirstFocus';
import { FormRefusal } from '@/components/form/FormRefusal';
import type { TypedWords } from '@/components/form/LeftWords';
import { useLeftWords } from '@/components/form/useLeftWords';
import type { FieldForm } from '@/hooks/useFieldForm';
import { useFinalRefusal } from '@/hooks/useFinalRefusal';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import styles from './ActDialog.module.css';

interface Props {
  title: string;
  /** The button's label; defaults to the title. */
  okText?: string;
  width: number;
  danger?: boolean;
  /**
   * False once somebody else has acted first; the typed text and the reason can still be read. The same holds once the
   * record is gone.
   */
  isOffered: boolean;
  form: Pick<FieldForm<object>, 'busy' | 'refusal' | 'isFinal' | 'submit'>;
  /** What was typed into its fields. */
  words: readonly TypedWords[];
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A dialog for one action and its text. Closing keeps what was typed; so does a page that takes the dialog away, because
 * its record has gone from the reader (`useLeftWords`).
 */
export function ActDialog({ title, okText = title, width, danger = false, isOffered, form, ...rest }: Props) {
  const t = useText();
  const { words, onClose, className, children } = rest;
  const letGo = useLeftWords({
    title,
    words: () => (form.busy ? [] : words),
    refusal: () => form.refusal,
  });
  const end = useFinalRefusal(form);
  const close = (): void => {
    letGo();
    onClose();
  };
  return (
    <Dialog
      open
      centered
      width={width}
      title={title}
      okText={okText}
      cancelText={t('kit.confirm.cancel.action')}
      okButtonProps={{ loading: form.busy, danger, ...(isOffered && end === null ? {} : { hidden: true }) }}
      onOk={() => void form.submit()}
      onCancel={close}
      mask={{ closable: false }}
    >
      <FirstFocus />
      <div className={classNames(styles.form, className)}>
        {children}
        <FormRefusal>{form.refusal ?? end}</FormRefusal>
      </div>
    </Dialog>
  );
}
