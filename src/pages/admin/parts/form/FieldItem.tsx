import { GridContext, ProFormItem } from '@ant-design/pro-components';
import { Col, type ColProps, type FormItemProps } from 'antd';
import { type ReactElement, useContext } from 'react';
import { useText } from '@/i18n/useText';
import styles from './FieldItem.module.css';

export interface FieldItemProps extends Pick<FormItemProps, 'name' | 'rules' | 'extra' | 'valuePropName'> {
  label?: string;
  /** Marks the field as 选填 as in our own form controls; required fields carry no mark. */
  optional?: boolean | undefined;
  /** Its share of a row of 24, in a form of several columns. */
  colProps?: ColProps;
}

/**
 * A field of an antd form: label, help and error around antd's control. The form passes id and `aria-*` to the control;
 * ProForm's ready-made fields pass on only the id, so screen readers miss the rest.
 */
export function FieldItem({
  label,
  optional = false,
  colProps,
  children,
  ...item
}: FieldItemProps & { children: ReactElement }) {
  const t = useText();
  const { grid, colProps: usual } = useContext(GridContext);
  const words = optional ? (
    <>
      {label} <span className={styles.optional}>{t('kit.field.optional.label')}</span>
    </>
  ) : (
    label
  );
  const field = (
    <ProFormItem {...item} label={words}>
      {children}
    </ProFormItem>
  );
  return grid ? <Col {...(colProps ?? usual)}>{field}</Col> : field;
}
