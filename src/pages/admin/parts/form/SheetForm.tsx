// biome-ignore lint/style/noRestrictedImports: the one place that takes it from the library
import { DrawerForm } from '@ant-design/pro-components';
import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { DialogActions } from '@/components/DialogActions';
import { FirstFocus } from '@/components/FirstFocus';
import { useOpenerFocus } from '@/components/useOpenerFocus';
import { showFaults } from './show-faults';

interface Props<Values extends object> {
  title: ReactNode;
  /** What the button says that carries it out. */
  submitText: string;
  size: number;
  form: FormInstance<Values>;
  initialValues: Partial<Values>;
  onValuesChange: () => void;
  onClose: () => void;
  /** Answers whether it was carried out: the sheet stays open where it was not. */
  onFinish: (values: Values) => Promise<boolean>;
  children: ReactNode;
}

/** A long form beside a screen of the admin area, two fields in a row; by keyboard as `DialogForm`. */
export function SheetForm<Values extends object>({
  size,
  submitText,
  onClose,
  children,
  ...form
}: Props<Values>) {
  useOpenerFocus(true);
  return (
    <DrawerForm<Values>
      {...form}
      open
      requiredMark={false}
      autoFocusFirstInput={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      drawerProps={{ size, destroyOnHidden: true, mask: { closable: false } }}
      submitter={{
        searchConfig: { submitText },
        render: (_, buttons) => <DialogActions>{buttons}</DialogActions>,
      }}
      onFinishFailed={({ errorFields }) => showFaults(errorFields.map(({ name }) => name))}
      dateFormatter="string"
      grid
      colProps={{ xs: 24, sm: 12 }}
      rowProps={{ gutter: [16, 0] }}
    >
      <FirstFocus />
      {children}
    </DrawerForm>
  );
}
