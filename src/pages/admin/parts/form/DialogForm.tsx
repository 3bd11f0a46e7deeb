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
  /** What the button says that carries it out. */
  submitText?: string | undefined;
  cancelText?: string;
  danger?: boolean;
  width: number;
  open?: boolean;
  form?: FormInstance<Values>;
  /** Where fields of the page bear the same names: no two things may have one id. */
  name?: string;
  initialValues?: Partial<Values>;
  onClose: () => void;
  /** Answers whether it was carried out: the dialog stays open where it was not. */
  onFinish: (values: Values) => Promise<boolean>;
  children: ReactNode;
}

/** A short form over a screen of the admin area. By keyboard it begins in its first field, leads to what is wrong, and ends where it was asked for. What was typed is not closed, left or loaded anew without asking. */
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
