import { Checkbox, Form, Radio } from 'antd';
import type { ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';

interface Props<Value extends string | number> {
  name: string;
  label: string;
  /** Said where nothing is chosen. */
  missing: string;
  options: { value: Value; label: ReactNode; disabled?: boolean }[];
  /** More than one may be chosen. */
  many?: boolean;
}

/**
 * Choices one below the other, of which something has to be chosen. A fault is said beneath them and colours nothing
 * else: the groups of ProForm paint every choice red, as if each were wrong.
 */
export function ChoiceGroup<Value extends string | number>({
  name,
  label,
  missing,
  options,
  many = false,
}: Props<Value>) {
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, message: missing }]}>
      {many ? (
        <Checkbox.Group className={styles.group ?? ''} options={options} />
      ) : (
        <Radio.Group className={styles.group ?? ''} options={options} />
      )}
    </Form.Item>
  );
}
