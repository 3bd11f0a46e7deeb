// biome-ignore lint/style/noRestrictedImports: the one place that takes it from the library
import { ProForm } from '@ant-design/pro-components';
import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { showFaults } from './show-faults';

interface Props<Values extends object> {
  form: FormInstance<Values>;
  initialValues: Partial<Values>;
  onValuesChange: () => void;
  onFinish: (values: Values) => Promise<unknown>;
  children: ReactNode;
}

/** A form within a page of the admin area, with its buttons below; focus goes to the first error. */
export const PageForm = <Values extends object>({ children, onFinish, ...form }: Props<Values>) => (
  <ProForm<Values>
    {...form}
    submitter={false}
    requiredMark={false}
    autoFocusFirstInput={false}
    onFinish={async (values) => {
      await onFinish(values);
    }}
    onFinishFailed={({ errorFields }) => showFaults(errorFields.map(({ name }) => name))}
  >
    {children}
  </ProForm>
);
