import { Form, type FormItemProps } from 'antd';
import type { ReactElement } from 'react';

/** What antd's form gives a field of the kit: spread it over the field. */
interface FormWiring {
  id: string;
  // antd's store is untyped by nature; the field's own props say what it takes.
  value: never;
  onChange: (value: unknown) => void;
  error: string | null;
}

interface Injected {
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
  children: (wiring: FormWiring) => ReactElement;
}

function Inner({ id = '', value = null, onChange, children }: Injected) {
  const { errors } = Form.Item.useStatus();
  const first = errors[0];
  return children({
    id,
    value: value as never,
    onChange: (next) => onChange?.(next),
    error: first === undefined ? null : String(first),
  });
}

/** Puts a field of the kit into an antd form: antd keeps value and rules, the field keeps label, help and error. */
export const FormItemField = ({
  children,
  ...item
}: Pick<FormItemProps, 'name' | 'rules' | 'initialValue' | 'validateTrigger' | 'dependencies'> &
  Pick<Injected, 'children'>) => (
  <Form.Item {...item} noStyle>
    <Inner>{children}</Inner>
  </Form.Item>
);
