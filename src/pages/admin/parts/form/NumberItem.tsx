import { useText } from '@/i18n/useText';
import { FieldItem } from './FieldItem';
import { RangedNumber } from './RangedNumber';

interface Props {
  name: string | string[];
  label: string;
  min: number;
  max: number;
  /** Digits after the point. */
  precision?: number;
  /** Behind the number. */
  unit?: string;
  /** Whether it may stay empty. */
  optional?: boolean;
  extra?: string;
}

/** A number in an antd form. */
export function NumberItem({ min, max, precision = 0, unit, optional, ...item }: Props) {
  const t = useText();
  const rules = optional
    ? []
    : [{ required: true, message: t('admin.form.field.required', { label: item.label }) }];
  return (
    <FieldItem {...item} optional={optional} rules={rules}>
      <RangedNumber {...{ min, max, precision, unit }} />
    </FieldItem>
  );
}
