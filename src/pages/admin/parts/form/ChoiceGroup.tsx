import { Checkbox, Radio } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './ChoiceGroup.module.css';
import { FieldItem } from './FieldItem';

interface Props<Value extends string | number> {
  name: string;
  label: string;
  /** Said where nothing is chosen; without it nothing has to be. */
  missing?: string;
  options: { value: Value; label: ReactNode; disabled?: boolean }[];
  /** More than one may be chosen. */
  many?: boolean;
  className?: string | undefined;
}

/** A group of boxes cannot be required, as one of radio buttons can: the label and the fault say so. */
const Boxes = ({ 'aria-required': _, ...group }: ComponentProps<typeof Checkbox.Group>) => (
  <Checkbox.Group {...group} />
);

/**
 * Choices one below the other. A fault is said beneath them and colours nothing else: the groups of ProForm paint every
 * choice red, as if each were wrong.
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
