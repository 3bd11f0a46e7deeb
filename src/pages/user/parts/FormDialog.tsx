import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import type { FieldForm } from '@/hooks/useFieldForm';
import { useFinalRefusal } from '@/hooks/useFinalRefusal';
import { useText } from '@/i18n/useText';
import { FormFrame } from './FormFrame';

interface Props {
  open: boolean;
  title: string;
  form: Pick<
    FieldForm<object>,
    'busy' | 'faults' | 'attempt' | 'refusal' | 'isRepeatable' | 'isFinal' | 'submit'
  >;
  onClose: () => void;
  submitText?: string;
  danger?: boolean;
  /**
   * False once somebody else has acted first; the typed text and the reason can still be read. The same holds once the
   * record is gone.
   */
  isOffered?: boolean;
  children: ReactNode;
}

/** A short form over the page. Closing keeps what was typed. */
export function FormDialog(props: Props) {
  const { open, title, form, onClose, submitText, danger, isOffered = true, children } = props;
  const t = useText();
  const end = useFinalRefusal(form);
  return (
    <Dialog open={open} title={title} footer={null} onCancel={onClose} centered destroyOnHidden>
      <FormFrame
        form={{ ...form, refusal: form.refusal ?? end }}
        label={title}
        danger={danger}
        isOffered={isOffered && end === null}
        submitText={submitText ?? t('settings.dialog.submit.action')}
        cancel={<Button onClick={onClose}>{t('kit.confirm.cancel.action')}</Button>}
      >
        {children}
      </FormFrame>
    </Dialog>
  );
}
