// biome-ignore lint/style/noRestrictedImports: the one place that takes it from the library
import { ModalForm } from '@ant-design/pro-components';
import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { DialogActions } from '@/components/DialogActions';
import { FirstFocus } from '@/components/FirstFocus';
import { FormRefusal } from '@/components/form/FormRefusal';
import { focusBelow, useOpenerFocus } from '@/components/useOpenerFocus';
import type { Act } from '@/pages/admin/parts/acts/useAct';
import { showFaults } from './show-faults';
import { TypedFieldsContext } from './typed-fields';
import { useDialogWords } from './useDialogWords';

interface Props<Values extends object> {
  title: string | undefined;
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
  /**
   * Resolves to whether the action succeeded; if not, the dialog stays open. `act` runs the action and shows its refusal
   * in the dialog.
   */
  onFinish: (values: Values, act: Act) => Promise<boolean>;
  children: ReactNode;
}

/**
 * A short form in a dialog. Focus starts in the first field, goes to the first error, and returns to the button that
 * opened it. Closing, leaving or reloading with typed text asks for confirmation first. Once the page no longer offers
 * the action, because somebody else was faster, the typed text stays to be read and copied.
 */
export function DialogForm<Values extends object>({
  submitText,
  cancelText,
  danger = false,
  open = true,
  onClose,
  onFinish,
  children,
  form: given,
  ...rest
}: Props<Values>) {
  const [own] = Form.useForm<Values>();
  const form = given ?? own;
  const { fields, refusal, onValuesChange, onSent, close } = useDialogWords({
    title: rest.title ?? '',
    open,
    form,
    onClose,
  });
  useOpenerFocus(open);
  return (
    <ModalForm<Values>
      {...rest}
      form={form}
      open={open}
      requiredMark={false}
      autoFocusFirstInput={false}
      onOpenChange={(isOpen) => !isOpen && void close()}
      onValuesChange={onValuesChange}
      onFinish={(values) => onSent((act) => onFinish(values, act))}
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
          rest.name,
        )
      }
    >
      <FirstFocus />
      <TypedFieldsContext value={fields}>{children}</TypedFieldsContext>
      <FormRefusal>{refusal}</FormRefusal>
    </ModalForm>
  );
}
