import { GridContext, ProFormItem } from '@ant-design/pro-components';
import { Col, type ColProps, type FormItemProps } from 'antd';
import { type ReactElement, useContext } from 'react';

export interface FieldItemProps extends Pick<FormItemProps, 'name' | 'rules' | 'extra' | 'valuePropName'> {
  label?: string;
  /** Its share of a row of 24, in a form of several columns. */
  colProps?: ColProps;
}

/**
 * A field of an antd form: label, help and what is wrong with it around antd's own control. The form hands the control
 * its id and `aria-*`; the ready-made fields of ProForm pass on the id alone, and whoever listens is not told the rest.
 */
export function FieldItem({ colProps, children, ...item }: FieldItemProps & { children: ReactElement }) {
  const { grid, colProps: usual } = useContext(GridContext);
  const field = <ProFormItem {...item}>{children}</ProFormItem>;
  return grid ? <Col {...(colProps ?? usual)}>{field}</Col> : field;
}
