// biome-ignore lint/style/noRestrictedImports: the one place that takes it from the library
import { ModalForm } from '@ant-design/pro-components';
import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { DialogActions } from '@/components/DialogActions';
import { FirstFocus } from '@/components/FirstFocus';
import { focusBelow, useOpenerFocus } from '@/components/useOpenerFocus';
import { showFaults } from './show-faults';
import { useTypedHold } from './useTypedHold';

interface Props<Values extends object> {
  title: ReactNode;
  /** The label of the button that submits. */
  submitText?: string | undefined;
  cancelText?: string;
  danger?: boolean;
  width: number;
  open?: boolean;
  form?: FormInstance<Values>;
  /** Prefix of the field ids, needed when fields of the page have the same names: ids must be unique. */
  name?: string;
  initialValues?: Partial<Values>;
  onClose: () => void;
  /** Resolves to whether the action succeeded; if not, the dialog stays open. */
  onFinish: (values: Values) => Promise<boolean>;
  children: ReactNode;
}

/**
 * A short form in a dialog. Focus starts in the first field, goes to the first error, and returns to the button that
 * opened it. Closing, leaving or reloading with typed text asks for confirmation first.
 */
export function DialogForm<Values extends object>({
  submitText,
  cancelText,
  danger = false,
  open = true,
  onClose,
  onFinish,
  children,
  ...form
}: Props<Values>) {
  const { onValuesChange, onSent, close } = useTypedHold(onClose);
  useOpenerFocus(open);
  return (
    <ModalForm<Values>
      {...form}
      open={open}
      requiredMark={false}
      autoFocusFirstInput={false}
      onOpenChange={(isOpen) => !isOpen && void close()}
      onValuesChange={onValuesChange}
      onFinish={(values) => onSent(() => onFinish(values))}
      modalProps={{
        destroyOnHidden: true,
        centered: true,
        mask: { closable: false },
        afterClose: focusBelow,
      }}
      submitter={{
        searchConfig: { ...(submitText && { submitText }), ...(cancelText && { resetText: cancelText }) },
        submitButtonProps: { danger },
        render: (_, buttons) => <DialogActions>{buttons}</DialogActions>,
      }}
      onFinishFailed={({ errorFields }) =>
        showFaults(
          errorFields.map(({ name }) => name),
          form.name,
        )
      }
    >
      <FirstFocus />
      {children}
    </ModalForm>
  );
}
