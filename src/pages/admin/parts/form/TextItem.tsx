import type { TextLimit } from '@contract/limits';
import type { FormItemProps } from 'antd';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { CountedInput } from './CountedInput';
import { FieldItem } from './FieldItem';
import { useTypedField } from './typed-fields';

type Rules = NonNullable<FormItemProps['rules']>;

interface Props extends TextLimit {
  name: string | string[];
  label: string;
  /** The number of lines of a multi-line text; left out for a single line. */
  rows?: number;
  /** For codes, phone numbers and addresses, which are written left to right in every language. */
  ltr?: boolean;
  /** Whether it may stay empty. */
  optional?: boolean;
  /** The message when a required text is empty. */
  missing?: string;
  /** Further validation rules. */
  rules?: Rules;
  extra?: string;
  disabled?: boolean;
  /** Column width out of 24, by window width. */
  colProps?: { xs: number; sm: number };
}

/**
 * Text in an antd form. Text that is too long is kept and reported, never cut. antd's clear button is left out: it
 * would be one more Tab stop at every field, and too small for a finger.
 */
export function TextItem({ min = 1, max, rows, ltr = false, optional, missing, disabled, ...item }: Props) {
  const t = useText();
  const faultOf = useTextFault();
  const { label } = item;
  useTypedField(item.name, label);
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
        // An empty required text is reported by the rule above, with its own message.
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
