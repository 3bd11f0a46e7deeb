import { Checkbox, Radio } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './ChoiceGroup.module.css';
import { FieldItem } from './FieldItem';

interface Props<Value extends string | number> {
  name: string;
  label: string;
  /** The message when nothing is chosen; without it a choice is optional. */
  missing?: string;
  options: { value: Value; label: ReactNode; disabled?: boolean }[];
  /** More than one may be chosen. */
  many?: boolean;
  className?: string | undefined;
}

/**
 * ARIA does not allow `aria-required` on a checkbox group, unlike a radio group; label and error message say it
 * instead.
 */
const Boxes = ({ 'aria-required': _, ...group }: ComponentProps<typeof Checkbox.Group>) => (
  <Checkbox.Group {...group} />
);

/**
 * Choices in a column. An error is shown below them; ProForm's groups would colour every choice red, as if each were
 * wrong.
 */
export function ChoiceGroup<Value extends string | number>({
  name,
  label,
  missing,
  options,
  many = false,
  className,
}: Props<Value>) {
  const group = { 'aria-label': label, className: classNames(styles.group, className), options };
  return (
    <FieldItem name={name} label={label} rules={missing ? [{ required: true, message: missing }] : []}>
      {many ? <Boxes {...group} /> : <Radio.Group {...group} />}
    </FieldItem>
  );
}
