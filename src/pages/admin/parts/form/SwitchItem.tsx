import { Switch } from 'antd';
import { FieldItem, type FieldItemProps } from './FieldItem';

/** Yes or no in an antd form. */
export const SwitchItem = (item: Omit<FieldItemProps, 'rules' | 'valuePropName'>) => (
  <FieldItem {...item} valuePropName="checked">
    <Switch />
  </FieldItem>
);
