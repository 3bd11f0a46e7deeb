// biome-ignore lint/style/noRestrictedImports: its fields and what is wrong with them are the hook's, which leads to them
import { ProForm } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { DialogActions } from '@/components/DialogActions';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { FieldStack } from '@/components/form/FieldStack';
import type { FieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import styles from './FormFrame.module.css';

interface Props {
  // The frame does not use the values of the fields.
  form: Pick<FieldForm<object>, 'busy' | 'faults' | 'attempt' | 'refusal' | 'isRepeatable' | 'submit'>;
  submitText: string;
  label: string;
  summary?: boolean;
  /** Beside the button: a way back, a hint. */
  aside?: ReactNode;
  danger?: boolean;
  /** The cancel button of a dialog; with it the buttons are arranged as in every dialog. */
  cancel?: ReactNode;
  /** Whether it can be sent; if not, it can only be read. */
  isOffered?: boolean;
  children: ReactNode;
}

/** Fields, error messages, and the submit button. The values are kept by `useFieldForm`, not by antd. */
export function FormFrame(props: Props) {
  const {
    form,
    submitText,
    label,
    summary = false,
    aside,
    danger,
    cancel,
    isOffered = true,
    children,
  } = props;
  const t = useText();
  const submit = (
    <Button look={danger ? 'danger' : 'primary'} type="submit" busy={form.busy}>
      {submitText}
    </Button>
  );
  const actions = cancel ? (
    <DialogActions>
      {cancel}
      {isOffered && submit}
    </DialogActions>
  ) : (
    <div className={styles.actions}>
      {submit}
      {aside}
    </div>
  );
  return (
    <ProForm
      className={styles.form}
      aria-label={label}
      noValidate
      submitter={{ render: () => actions }}
      onFinish={form.submit}
    >
      {summary && <ErrorSummary faults={form.faults} attempt={form.attempt} />}
      <FieldStack>{children}</FieldStack>
      {form.refusal && (
        <div className={styles.refusal}>
          <p role="alert">{form.refusal}</p>
          {form.isRepeatable && (
            <Button size="small" busy={form.busy} onClick={() => void form.submit()}>
              {t('settings.dialog.again.action')}
            </Button>
          )}
        </div>
      )}
    </ProForm>
  );
}
