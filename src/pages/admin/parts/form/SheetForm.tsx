// biome-ignore lint/style/noRestrictedImports: the one place that takes it from the library
import { DrawerForm } from '@ant-design/pro-components';
import { Col, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useEndSide } from '@/components/Dialog';
import { DialogActions } from '@/components/DialogActions';
import { FirstFocus } from '@/components/FirstFocus';
import { FormRefusal } from '@/components/form/FormRefusal';
import { useOpenerFocus } from '@/components/useOpenerFocus';
import { showFaults } from './show-faults';

interface Props<Values extends object> {
  title: ReactNode;
  /** The label of the button that submits. */
  submitText: string;
  size: number;
  form: FormInstance<Values>;
  initialValues: Partial<Values>;
  onValuesChange: () => void;
  onClose: () => void;
  /** Resolves to whether the action succeeded; if not, the drawer stays open. */
  onFinish: (values: Values) => Promise<boolean>;
  /** Why the last attempt was refused; `isFinal` if no other can succeed. */
  refusal: { words: string; isFinal: boolean } | null;
  children: ReactNode;
}

/** A long form in a drawer, two fields per row; focus behaves as in `DialogForm`. */
export function SheetForm<Values extends object>({
  size,
  submitText,
  onClose,
  refusal,
  children,
  ...form
}: Props<Values>) {
  const placement = useEndSide();
  useOpenerFocus(true);
  return (
    <DrawerForm<Values>
      {...form}
      open
      requiredMark={false}
      autoFocusFirstInput={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      drawerProps={{ size, placement, destroyOnHidden: true, mask: { closable: false } }}
      submitter={{
        searchConfig: { submitText },
        submitButtonProps: { hidden: refusal?.isFinal ?? false },
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
      <Col span={24}>
        <FormRefusal>{refusal?.words ?? null}</FormRefusal>
      </Col>
    </DrawerForm>
  );
}
