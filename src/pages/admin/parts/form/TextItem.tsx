import type { TextLimit } from '@contract/limits';
import type { FormItemProps } from 'antd';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { CountedInput } from './CountedInput';
import { FieldItem } from './FieldItem';

type Rules = NonNullable<FormItemProps['rules']>;

interface Props extends TextLimit {
  name: string | string[];
  label: string;
  /** Of a text of several lines. */
  rows?: number;
  /** Codes, phone numbers and addresses read from left to right in every language. */
  ltr?: boolean;
  /** Whether it may stay empty. */
  optional?: boolean;
  /** What is said where it must not stay empty and does. */
  missing?: string;
  /** What else it must be. */
  rules?: Rules;
  extra?: string;
  disabled?: boolean;
  /** Its share of a row of 24, by the width of the window. */
  colProps?: { xs: number; sm: number };
}

/**
 * Text in an antd form. What is too long is kept and named, never cut. antd's cross that empties it is none of it: it
 * is a stop of the Tab key beside every field, smaller than a finger.
 */
export function TextItem({ min = 1, max, rows, ltr = false, optional, missing, disabled, ...item }: Props) {
  const t = useText();
  const faultOf = useTextFault();
  const { label } = item;
  const rules: Rules = [
    ...(optional
      ? []
      : [
          {
            required: true,
            whitespace: true,
            message: missing ?? t('admin.form.field.required', { label }),
          },
        ]),
    ...(item.rules ?? []),
    {
      validator: async (_, text?: string | null) => {
        // What is missing is said above, in words of its own.
        const fault = faultOf(label, text ?? null, { min, max }, false);
        if (fault) throw new Error(fault);
      },
    },
  ];
  return (
    <FieldItem {...item} optional={optional} rules={rules}>
      <CountedInput {...{ min, max, rows, ltr, disabled }} />
    </FieldItem>
  );
}
