import { FAULT_WORDS } from '@contract/rules/text-faults';
import { textLength } from '@contract/rules/text-length';
import { asWritten } from '@contract/word';
import { type FormItemProps, Input } from 'antd';
import { CharacterCount } from '@/components/form/CharacterCount';
import { useLengthFault } from '@/hooks/useLengthFault';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { FieldItem } from './FieldItem';

type Rules = NonNullable<FormItemProps['rules']>;

interface Props {
  name: string | string[];
  label: string;
  /** In 字, as every counter of the product has them. */
  max: number;
  /** What stands there has at least so many. */
  min?: number;
  /** Of a text of several lines, which shows how long it is. */
  rows?: number;
  /** Whether it shows how long it is although it is one line. */
  counted?: boolean;
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
export function TextItem({
  min = 0,
  max,
  rows,
  counted = rows !== undefined,
  ltr = false,
  optional,
  missing,
  disabled,
  ...item
}: Props) {
  const t = useText();
  const say = useWords();
  const lengthFault = useLengthFault();
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
        const n = textLength(text ?? null);
        if (n > 0 && n < min)
          throw new Error(say(FAULT_WORDS.word('short', { label: asWritten(label), min, n })));
        const long = lengthFault(label, text ?? null, max);
        if (long) throw new Error(long);
      },
    },
  ];
  const count = {
    max,
    strategy: textLength,
    show: counted
      ? ({ count: n }: { count: number }) => (
          <CharacterCount id={`${[item.name].flat().join('-')}-count`} {...{ count: n, min, max }} />
        )
      : false,
  };
  return (
    <FieldItem {...item} optional={optional} rules={rules}>
      {rows === undefined ? (
        <Input count={count} disabled={disabled} dir={ltr ? 'ltr' : undefined} />
      ) : (
        <Input.TextArea count={count} rows={rows} disabled={disabled} />
      )}
    </FieldItem>
  );
}
